/** What holds for every lesson, for the tests of the games. */
import { expect, it } from 'vitest'
import type { BaseView } from './model'
import type { Tip, Written } from './scripted'

export function checkLesson(positions: readonly Written<BaseView>[], tips: readonly Tip[]): void {
  it('says something at every decision of the pupil, in order', () => {
    const decisions = positions.flatMap(({ update }) => (update.actions.length ? [update.line] : []))
    expect(tips.filter((tip) => tip.plays).map((tip) => tip.at)).toEqual(decisions)
    expect(tips.map((tip) => tip.at)).toEqual(tips.map((tip) => tip.at).sort((a, b) => a - b))
    expect(tips.at(-1)?.at).toBe(positions.length - 1)
    expect(tips.length).toBeGreaterThanOrEqual(10)
  })
}
