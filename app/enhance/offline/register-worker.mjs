import { pagesAhead, scopesOf } from '~/models/pickup/cached-pages'

const WORKER = '/pickup-worker.js'

/** Registers the service worker, and has it cache this page, what it has loaded, and the inspections it leads to. */
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
    // not in a private window, and not everywhere: then there is a page only with a signal
  }
}
