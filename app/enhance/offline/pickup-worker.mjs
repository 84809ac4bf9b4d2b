/*
 * Service worker for the pages of a pickup, an inspection or a return, network first. Without a connection it serves
 * the last seen pages and their assets from the cache, with a notice of their age. Private pages are cached for one
 * owner: an opaque value in X-Cache-Owner and in a cookie, which every log-in and log-out changes. They are deleted as
 * soon as the browser's owner changes or the server no longer shows them.
 */
const PAGES = 'backlot-pages-1'
const ASSETS = 'backlot-assets-1'
const MAX_PAGES = 100
const MAX_ASSETS = 150
/** The cached page is shown once the network has taken this long. */
const TIMEOUT_MS = 8000
const ENDED = [401, 403, 404, 410]
const GATEWAY_ERRORS = [502, 503, 504]

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(activate()))
// only Chromium reports cookie changes to workers: pages of another owner are deleted as soon as the cookie changes
self.addEventListener('cookiechange', (event) => event.waitUntil(cacheOwner().then(deleteOthers)))
self.addEventListener('message', (event) => event.waitUntil(precache(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (isAsset(pathname)) event.respondWith(respondWithAsset(request, pathname))
})

// deletes the caches of older workers, which have another format
async function activate() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== PAGES && name !== ASSETS).map((name) => caches.delete(name)))
  await self.clients.claim()
  await self.registration.cookies?.subscribe([{}]).catch(() => {})
}

async function respondWithPage(event) {
  const { url } = event.request
  const fetched = fetch(event.request)
  // clone before the response is read
  event.waitUntil(fetched.then((response) => cachePage(url, response.clone())).catch(() => {}))
  const response = await Promise.race([fetched.catch(() => null), timeout(url)])
  if (response && !GATEWAY_ERRORS.includes(response.status)) return response
  const offline = () => new Response(OFFLINE_PAGE, { status: 503, headers: HTML })
  return (await cachedPage(url)) ?? response ?? fetched.catch(offline)
}

/** Resolves to null after the timeout if the page is cached, otherwise never. */
async function timeout(url) {
  const isCached = await (await caches.open(PAGES)).match(url, { ignoreVary: true })
  return new Promise((resolve) => isCached && setTimeout(resolve, TIMEOUT_MS, null))
}

/** Caches a page that the server has just sent, or deletes one that it no longer shows. */
async function cachePage(url, response) {
  if (ENDED.includes(response.status) || response.type === 'opaqueredirect') return deleteOrder(url)
  const owner = response.headers.get('X-Cache-Owner')
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (response.status !== 200 || !owner || !isPage) return
  await deleteOthers(owner)
  const html = await response.clone().text()
  if (!(await cacheFor(owner, url, response))) return
  await cacheAssets([...html.matchAll(/(?:href|src)="(\/[^"?#]+)/g)].map(([, address]) => address).filter(isAsset))
  await trim(PAGES, MAX_PAGES)
}

/** Caches private content, unless the owner has changed: a log-out may happen while the response is on its way. */
async function cacheFor(owner, url, response) {
  const pages = await caches.open(PAGES)
  // deleted first, so that it becomes the newest entry: trim() drops the oldest
  await pages.delete(url, { ignoreVary: true })
  await pages.put(url, response)
  if ((await cacheOwner()) === owner) return true
  await pages.delete(url, { ignoreVary: true })
  return false
}

/** The assets of a page, each once: same-origin addresses, most of which the browser has just loaded. */
async function cacheAssets(addresses) {
  for (const address of new Set(addresses)) {
    const cache = await caches.open(isPhoto(address) ? PAGES : ASSETS)
    if (await cache.match(address, { ignoreVary: true })) continue
    const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
    if (response?.ok) await cacheAsset(address, response)
  }
  await trim(ASSETS, MAX_ASSETS)
}

/** Caches `pages` before anyone opens them, and `assets` that the posting page has loaded; both are addresses. */
async function precache({ pages, assets }) {
  await cacheAssets(assets.filter(isAsset))
  for (const address of pages) {
    const url = new URL(address, self.location.origin).href
    if (await cachedFor(await caches.open(PAGES), url)) continue
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (response) await cachePage(url, response)
  }
}

async function cachedPage(url) {
  const cached = await cachedFor(await caches.open(PAGES), url)
  if (!cached) return null
  const at = new Date(cached.headers.get('Date') ?? '')
  const html = (await cached.text()).replace(/<main\b[^>]*>/, (main) => main + noticeOf(at, url))
  const headers = new Headers(cached.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(html, { headers })
}

/** A cached response of the current owner; one of another owner empties the cache. */
async function cachedFor(cache, address) {
  const cached = await cache.match(address, { ignoreVary: true })
  if (!cached) return null
  const owner = await cacheOwner()
  if (owner && cached.headers.get('X-Cache-Owner') === owner) return cached
  await caches.delete(PAGES)
  return null
}

/** Undefined in browsers whose workers cannot read cookies: then nothing is served from the cache. */
async function cacheOwner() {
  const cookies = (await self.cookieStore?.getAll()) ?? []
  return cookies.find(({ name }) => /^(__Host-)?backlot_cache_owner$/.test(name))?.value
}

async function deleteOthers(owner) {
  const pages = await caches.open(PAGES)
  for (const request of await pages.keys()) {
    const cached = await pages.match(request, { ignoreVary: true })
    if (cached?.headers.get('X-Cache-Owner') !== owner) await pages.delete(request, { ignoreVary: true })
  }
}

async function deleteOrder(url) {
  const pages = await caches.open(PAGES)
  for (const request of await pages.keys()) {
    if (orderIn(request.url) === orderIn(url)) await pages.delete(request, { ignoreVary: true })
  }
}

// PATTERNS is inserted by the route that serves this file, which makes it from the paths
const [ORDER, PHOTO] = [new RegExp(PATTERNS.order), new RegExp(PATTERNS.photo)]
const orderIn = (address) => ORDER.exec(new URL(address).pathname)?.[0]
const isPhoto = (pathname) => PHOTO.test(pathname)
const isImmutable = (pathname) => /^\/(assets|photos)\//.test(pathname)
const isAsset = (pathname) => isPhoto(pathname) || isImmutable(pathname) || /^\/[\w-]+\.(svg|png|ico)$/.test(pathname)

/** A photo of an inspection is as private as its page. */
async function cacheAsset(url, response) {
  const { pathname } = new URL(url, self.location.origin)
  const owner = response.headers.get('X-Cache-Owner')
  if (!isPhoto(pathname)) await (await caches.open(ASSETS)).put(url, response)
  else if (owner) await cacheFor(owner, url, response)
}

/** Cache first for private photos and immutable files, network first for the rest. */
async function respondWithAsset(request, pathname) {
  const cache = await caches.open(isPhoto(pathname) ? PAGES : ASSETS)
  const cached = isPhoto(pathname)
    ? await cachedFor(cache, request.url)
    : await cache.match(request.url, { ignoreVary: true })
  if (cached && (isPhoto(pathname) || isImmutable(pathname))) return cached
  const response = await fetch(request).catch((error) => {
    if (cached) return cached
    throw error
  })
  if (response.ok && response !== cached) await cacheAsset(request.url, response.clone())
  return response
}

/** Deletes the oldest entries. */
async function trim(name, max) {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - max))) await cache.delete(request)
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const WHEN = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

function noticeOf(at, url) {
  const { pathname, search } = new URL(url)
  const from = Number.isNaN(at.getTime()) ? 'an earlier visit' : WHEN.format(at)
  const again = `<a class="link" href="${pathname}${search.replaceAll('&', '&amp;')}">Try again</a>`
  return `<p class="note is-waiting mb-3" role="status"><span>No signal. Showing the copy from ${from}. ${again}</span></p>`
}

const OFFLINE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>No signal</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<body style="font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem">No signal</h1>
<p>This page hasn't been opened on this phone before. Photos you took are still saved here.</p>
<p><a href="">Try again</a></p>`
