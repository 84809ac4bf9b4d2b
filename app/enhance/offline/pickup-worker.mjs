/*
 * Stands between the pages of a pickup, an inspection or a return and the line. It keeps the last seen pages and what they need, and shows them where
 * there is no signal, saying from when they are; where there is one, it changes nothing. What is private is kept for the
 * one whose browser this is (a value that the server writes with the page and into a cookie, which every log-in and log-out
 * changes), and goes as soon as it is somebody else's, or the server no longer shows it.
 */
const PAGES = 'backlot-pages-1'
const PARTS = 'backlot-parts-1'
const MAX_SEARCH_PAGES = 100
const MOST_PARTS = 150
/** A line that says nothing for so long is none. */
const PATIENCE_MS = 8000
const OVER = [401, 403, 404, 410]
const NO_LINE = [502, 503, 504]

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
// where a browser tells of cookies, what is of somebody else goes as soon as they come or go
self.addEventListener('cookiechange', (event) => event.waitUntil(whoseBrowser().then(forgetOthers)))
self.addEventListener('message', (event) => event.waitUntil(keepAhead(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(showPage(event))
  else if (isPart(pathname)) event.respondWith(showPart(request, pathname))
})

/** Kept things of an older worker are of another shape. */
async function begin() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== PAGES && name !== PARTS).map((name) => caches.delete(name)))
  await self.clients.claim()
  await self.registration.cookies?.subscribe([{}]).catch(() => {})
}

async function showPage(event) {
  const { url } = event.request
  const asked = fetch(event.request)
  // a clone is taken before anybody reads the answer
  event.waitUntil(asked.then((answer) => keepPage(url, answer.clone())).catch(() => {}))
  const answer = await Promise.race([asked.catch(() => null), tooLong(url)])
  if (answer && !NO_LINE.includes(answer.status)) return answer
  return (
    (await keptPage(url)) ?? answer ?? asked.catch(() => new Response(NOTHING_KEPT, { status: 503, headers: HTML }))
  )
}

/** Null after a while where there is something to show instead, else never. */
async function tooLong(url) {
  const isKept = await (await caches.open(PAGES)).match(url, { ignoreVary: true })
  return new Promise((resolve) => isKept && setTimeout(resolve, PATIENCE_MS, null))
}

/** Keeps a page as the server has just drawn it, or forgets what it no longer shows. */
async function keepPage(url, answer) {
  if (OVER.includes(answer.status) || answer.type === 'opaqueredirect') return forgetOrder(url)
  const keeper = answer.headers.get('X-Kept-For')
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (answer.status !== 200 || !keeper || !isPage) return
  await forgetOthers(keeper)
  const html = await answer.clone().text()
  if (!(await keepFor(keeper, url, answer))) return
  await keepParts([...html.matchAll(/(?:href|src)="(\/[^"?#]+)/g)].map(([, address]) => address).filter(isPart))
  await trim(PAGES, MAX_SEARCH_PAGES)
}

/** Keeps what is private, unless this browser is no longer theirs: whoever logs out may do so while it is on its way. */
async function keepFor(keeper, url, answer) {
  const pages = await caches.open(PAGES)
  // what is put anew stands last
  await pages.delete(url, { ignoreVary: true })
  await pages.put(url, answer)
  if ((await whoseBrowser()) === keeper) return true
  await pages.delete(url, { ignoreVary: true })
  return false
}

/** What a page shows besides itself, each once: addresses of ours, most of which the browser has just loaded. */
async function keepParts(addresses) {
  for (const address of new Set(addresses)) {
    const cache = await caches.open(isPrint(address) ? PAGES : PARTS)
    if (await cache.match(address, { ignoreVary: true })) continue
    const answer = await fetch(address, { cache: 'force-cache' }).catch(() => null)
    if (answer?.ok) await keepPart(address, answer)
  }
  await trim(PARTS, MOST_PARTS)
}

/** `pages` are kept before anybody opens them, `parts` are what the page that asks has loaded; both are addresses. */
async function keepAhead({ pages, parts }) {
  await keepParts(parts.filter(isPart))
  for (const address of pages) {
    const url = new URL(address, self.location.origin).href
    if (await keptFor(await caches.open(PAGES), url)) continue
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer) await keepPage(url, answer)
  }
}

async function keptPage(url) {
  const kept = await keptFor(await caches.open(PAGES), url)
  if (!kept) return null
  const at = new Date(kept.headers.get('Date') ?? '')
  const html = (await kept.text()).replace(/<main\b[^>]*>/, (main) => main + lineOf(at, url))
  const headers = new Headers(kept.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(html, { headers })
}

/** Something kept, where it is whose browser this is now; what is of anybody else goes at once. */
async function keptFor(cache, address) {
  const kept = await cache.match(address, { ignoreVary: true })
  if (!kept) return null
  const keeper = await whoseBrowser()
  if (keeper && kept.headers.get('X-Kept-For') === keeper) return kept
  await caches.delete(PAGES)
  return null
}

/** Browsers whose workers cannot read cookies show nothing kept: better none than another's. */
async function whoseBrowser() {
  const cookies = (await self.cookieStore?.getAll()) ?? []
  return cookies.find(({ name }) => /^(__Host-)?backlot_kept$/.test(name))?.value
}

async function forgetOthers(keeper) {
  const pages = await caches.open(PAGES)
  for (const request of await pages.keys()) {
    const kept = await pages.match(request, { ignoreVary: true })
    if (kept?.headers.get('X-Kept-For') !== keeper) await pages.delete(request, { ignoreVary: true })
  }
}

async function forgetOrder(url) {
  const pages = await caches.open(PAGES)
  for (const request of await pages.keys()) {
    if (orderIn(request.url) === orderIn(url)) await pages.delete(request, { ignoreVary: true })
  }
}

// PATTERNS is inserted where this file is served, made from the paths
const ORDER = new RegExp(PATTERNS.order)
const PHOTO = new RegExp(PATTERNS.photo)
const orderIn = (address) => ORDER.exec(new URL(address).pathname)?.[0]
const isPrint = (pathname) => PHOTO.test(pathname)
const isForGood = (pathname) => /^\/(assets|photos)\//.test(pathname)
const isPart = (pathname) => isPrint(pathname) || isForGood(pathname) || /^\/[\w-]+\.(svg|png|ico)$/.test(pathname)

/** A photo of an inspection is as private as its page. */
async function keepPart(url, answer) {
  const { pathname } = new URL(url, self.location.origin)
  const keeper = answer.headers.get('X-Kept-For')
  if (!isPrint(pathname)) await (await caches.open(PARTS)).put(url, answer)
  else if (keeper) await keepFor(keeper, url, answer)
}

/** What never changes is taken from what is kept first, the rest only where there is no line. */
async function showPart(request, pathname) {
  const cache = await caches.open(isPrint(pathname) ? PAGES : PARTS)
  const kept = isPrint(pathname)
    ? await keptFor(cache, request.url)
    : await cache.match(request.url, { ignoreVary: true })
  if (kept && (isPrint(pathname) || isForGood(pathname))) return kept
  const answer = await fetch(request).catch((error) => {
    if (kept) return kept
    throw error
  })
  if (answer.ok && answer !== kept) await keepPart(request.url, answer.clone())
  return answer
}

/** The oldest go first. */
async function trim(name, most) {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request)
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const WHEN = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

function lineOf(at, url) {
  const { pathname, search } = new URL(url)
  const from = Number.isNaN(at.getTime()) ? 'an earlier visit' : WHEN.format(at)
  const again = `<a class="link" href="${pathname}${search.replaceAll('&', '&amp;')}">Try again</a>`
  return `<p class="note is-waiting mb-3" role="status"><span>No signal. This page is from ${from}. ${again}</span></p>`
}

const NOTHING_KEPT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>No signal</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem">No signal</h1>
<p>This page was not opened on this phone before. Photos that you took are still kept here.</p>
<p><a href="">Try again</a></p>`
