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
  const [page = '', ...parts] = path.split('/').map(decodeURIComponent)
  return { page, parts, query: new URLSearchParams(query) }
}

class Router {
  route = $state.raw<Route>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash)
      scrollTo(0, 0)
    })
  }
}

export const router = new Router()

/** The whole address of a page, to be given away. */
export const address = (path: string): string => `${location.origin}${location.pathname}#/${path}`

export function go(path: string): void {
  location.hash = `#/${path}`
}
