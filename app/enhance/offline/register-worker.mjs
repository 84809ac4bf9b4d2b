import { pagesAhead, scopesOf } from '~/models/pickup/cached-pages'

const WORKER = '/pickup-worker.js'

/** Registers the service worker, and has it cache this page, its assets and the inspections it links to. */
export async function registerWorker() {
  const scopes = scopesOf(location.pathname)
  if (!navigator.serviceWorker || scopes.length === 0) return
  try {
    await Promise.all(scopes.map((scope) => navigator.serviceWorker.register(WORKER, { scope })))
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const linked = [location, ...document.links].map(({ pathname }) => pathname)
    active.postMessage({
      pages: [location.pathname + location.search, ...pagesAhead(linked)],
      assets: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    })
  } catch {
    // missing in private windows and some browsers: then the page needs a connection
  }
}
