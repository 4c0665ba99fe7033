/**
 * Pages by the fragment of the address (`#/table/abc`), which browsers do not send anywhere:
 * an invitation in it stays out of every log.
 */
export interface Route {
  page: string
  parts: string[]
  query: URLSearchParams
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/').map(decoded)
  return { page, parts, query: new URLSearchParams(query) }
}

/** What cannot be read (`%E0`) stays as it is: the page says that there is no such thing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * An invitation as it is given away, `/join/abc#key`, becomes the page `#/join/abc/key`; one that was cut off, or any
 * other path, the page of that name, which may say that there is none. Null for the lobby.
 */
export function invited(path: string, hash: string): string | null {
  if (path === '/' || path.endsWith('.html')) return null
  const found = /^\/(join|watch)\/([^/]+)\/?$/.exec(path)
  return found ? `#/${found[1]}/${found[2]}/${hash.replace(/^#/, '')}` : `#${path}`
}

class Router {
  route: Route

  constructor() {
    const page = invited(location.pathname, location.hash)
    if (page) history.replaceState(null, '', `/${page}`)
    this.route = $state.raw(parse(location.hash))
    addEventListener('hashchange', () => {
      this.route = parse(location.hash)
      scrollTo(0, 0)
    })
  }
}

export const router = new Router()

export function go(path: string): void {
  location.hash = `#/${path}`
}
