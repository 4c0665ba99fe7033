// Plays by the wire, without a page that draws it: quickly to a position with much on the table. Which step that
// is, and after how many moves.
async ([table, key, decisions, steps]) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const look = async () => (await fetch(`/api/tables/${table}?since=0`, { headers })).json()
  let seed = 7
  const chance = many => (seed = (seed * 48271) % 2147483647) % many
  let made = 0
  for (let tries = 0; tries < 4000; tries++) {
    const now = await look()
    if (now.to_move === null) return ['over', now.moves]
    if (now.to_move !== now.you) {
      await new Promise(done => setTimeout(done, 15))
      continue
    }
    if (made >= decisions && (!steps.length || steps.includes(now.view.step))) return [now.view.step, now.moves]
    const wanted = now.actions.filter(each => !/^(pass|done)/.test(each.notation))
    const from = wanted.length && chance(8) ? wanted : now.actions
    const action = from[chance(from.length)].number
    await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body: JSON.stringify({ moves: now.moves, action }) })
    made++
  }
  return ['never', 0]
}
