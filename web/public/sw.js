/**
 * Koopstad without the network: the lobby, the rules and the lessons open all the same. Tables need the server.
 * Files whose names tell what is in them are kept for good; pages and what the server says of games are asked for
 * first and taken from here when nobody answers. scripts/offline.mjs writes the list of files and, below, its digest,
 * so that a browser notices a new version.
 */
const FILES = 'koopstad-files'
const DATA = 'koopstad-data'
const LIST = '/offline.json'

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data?.pack) event.waitUntil(pack(event.data.pack).then((done) => event.ports[0]?.postMessage(done)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/(assets|previews)\/|^\/icon/.test(url.pathname)) event.respondWith(file(request))
  else if (/^\/api\/games(\/|$)/.test(url.pathname)) event.respondWith(data(request))
})
self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() ?? {})))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? '/'))
})

async function list() {
  return (await fetch(LIST, { cache: 'no-cache' })).json()
}

/** What the page has loaded by now anyway; what an older version needed goes. */
async function install() {
  const [files, { first, all }] = await Promise.all([caches.open(FILES), list()])
  const wanted = new Set(all.map((path) => new URL(path, self.location.origin).href))
  for (const kept of await files.keys()) if (new URL(kept.url).pathname.startsWith('/assets/') && !wanted.has(kept.url)) await files.delete(kept)
  await files.addAll(['/', ...first])
  await self.skipWaiting()
}

/** Everything for rules and lessons in a language. What the server says of games the page asks for, and this worker must mind it. */
async function pack(language) {
  await self.clients.claim()
  const [files, { shared, words }] = await Promise.all([caches.open(FILES), list()])
  const wanted = [...shared, ...(words[language] ?? words.en)]
  const missing = []
  for (const path of wanted) if (!(await files.match(path))) missing.push(path)
  await files.addAll(missing)
  return wanted.length
}

/** The client is one page, whatever its address. */
async function page(request) {
  const files = await caches.open(FILES)
  try {
    const answer = await fetch(request)
    if (answer.ok && new URL(request.url).pathname === '/') await files.put('/', answer.clone())
    return answer
  } catch {
    return (await files.match('/')) ?? Response.error()
  }
}

async function file(request) {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await files.put(request, answer.clone())
  return answer
}

async function data(request) {
  const known = await caches.open(DATA)
  try {
    const answer = await fetch(request)
    if (answer.ok) await known.put(request, answer.clone())
    return answer
  } catch {
    return (await known.match(request)) ?? Response.error()
  }
}

/** Somebody's turn, told by the server while no page is open. */
function tell({ title = 'Koopstad', body = '', tag = '', url = '' }) {
  return self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url: /^\/#\/table\/\w+$/.test(url) ? url : '/' } })
}

/** Brings a page to the front, or opens one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((each) => each.url.endsWith(url)) ?? pages[0]
  if (!open) return self.clients.openWindow(url)
  await open.focus()
  if (!open.url.endsWith(url)) await open.navigate(url)
}
