/**
 * Words in the language of the reader, from the one Fluent catalogue that the terminal uses too.
 * What all games share is always there; the words of a game are loaded when they are needed.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from './settings.svelte'

export type Args = Record<string, string | number>

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
  hu: 'Magyar',
  de: 'Deutsch',
}

const sources = import.meta.glob<string>(
  ['../../../src/koopstad/words/**/*.ftl', '../../../src/koopstad/games/*/words/**/*.ftl', '!**/words/rules/*.ftl'],
  { query: '?raw', import: 'default' },
)

const SHARED = ''

/** The catalogue files of a game ('' for what all share) in a language. */
function files(game: string, language: string): string[] {
  const folder = game === SHARED ? '/koopstad/words/' : `/koopstad/games/${game}/words/`
  return Object.keys(sources).filter((path) => path.includes(folder) && path.endsWith(`/${language}.ftl`))
}

/** The languages in which there are words at all. */
export const available = Object.keys(LANGUAGES).filter((language) => files(SHARED, language).length > 0)

function preferred(wanted: string, offered: readonly string[]): string {
  const known = [wanted, ...offered].map((tag) => tag.slice(0, 2)).find((tag) => available.includes(tag))
  return known ?? 'en'
}

class Words {
  language = $state('en')
  #bundles = $state.raw<Record<string, FluentBundle>>({})

  /** Loads what is missing for a game; resolves when its words can be shown. */
  async load(game = SHARED): Promise<void> {
    const language = preferred(settings.language, navigator.languages)
    const wanted = new Set([SHARED, game, ...Object.keys(this.#bundles).map((key) => key.split('/')[0] ?? '')])
    const fresh: Record<string, FluentBundle> = {}
    for (const name of wanted) {
      const key = `${name}/${language}`
      if (this.#bundles[key]) fresh[key] = this.#bundles[key]
      else fresh[key] = await bundle(name, language)
    }
    this.#bundles = { ...this.#bundles, ...fresh }
    // Who changes one's mind while words are on their way does not get the first ones.
    if (language !== preferred(settings.language, navigator.languages)) return this.load(game)
    this.language = language
    document.documentElement.lang = language
  }

  has(key: string, game = SHARED): boolean {
    return this.#bundle(game)?.hasMessage(key) ?? false
  }

  text(key: string, args: Args = {}, game = SHARED): string {
    const found = this.#bundle(game) ?? this.#bundle(SHARED)
    const pattern = found?.getMessage(key)?.value
    if (!found || !pattern) return key
    return found.formatPattern(pattern, this.#worded(args, game))
  }

  /** The language in which a game is told, where it lacks the reader's. */
  foreign(game: string): string | undefined {
    const spoken = this.#bundle(game)?.locales[0]
    return spoken === this.language ? undefined : spoken
  }

  #bundle(game: string): FluentBundle | undefined {
    return this.#bundles[`${game}/${this.language}`]
  }

  /** Keys in arguments (`@card-pink+@card-joker`) become their text, which may use the other arguments. */
  #worded(args: Args, game: string): Args {
    const isKey = (value: string | number): value is string => typeof value === 'string' && value.startsWith('@')
    const plain = Object.fromEntries(Object.entries(args).filter(([, value]) => !isKey(value)))
    const worded: Args = {}
    for (const [name, value] of Object.entries(args)) {
      worded[name] = isKey(value) ? value.replace(/@([\w-]+)/g, (_, key: string) => this.text(key, plain, game)) : value
    }
    return worded
  }
}

async function bundle(game: string, language: string): Promise<FluentBundle> {
  const here = game === SHARED || files(game, 'en').length > 0
  const added = here ? { spoken: language, texts: await read(game, language) } : await ofServer(game, language)
  const made = new FluentBundle(added.spoken, { useIsolating: false })
  const shared = game === SHARED ? [] : await read(SHARED, added.spoken)
  for (const text of [...shared, ...added.texts]) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

const read = (game: string, language: string) => Promise.all(files(game, language).map((path) => sources[path]?.() ?? ''))

/** The words of a game that somebody added to the server, and the language they are in: it may lack the reader's. */
async function ofServer(game: string, language: string): Promise<{ spoken: string; texts: string[] }> {
  const answer = await fetch(`/api/games/${game}/words/${language}`)
  return { spoken: answer.headers.get('content-language') ?? language, texts: answer.ok ? [await answer.text()] : [] }
}

export const words = new Words()

/** The words that all games share. */
export const t = (key: string, args?: Args): string => words.text(key, args)
