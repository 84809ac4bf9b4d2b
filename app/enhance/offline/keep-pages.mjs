const WORKER = '/pickup-worker.js'
/** The worker stands before these alone; every other page is loaded as if there were none. */
const SCOPES = ['/pickupDetails/', '/vehiclePre-PickupInspection/', '/pre-PickupInspection/']
/** Vehicles whose inspections are kept before anybody opens them. */
const MOST_AHEAD = 8
const OVERVIEW = /^\/vehiclePre-PickupInspection\/\d+\/[\w-]+$/

/** Lets this phone show this page where there is no signal, with what it has loaded, and the inspections it leads to. */
export async function keepPages() {
  if (!navigator.serviceWorker || !SCOPES.some((scope) => location.pathname.startsWith(scope))) return
  try {
    await Promise.all(SCOPES.map((scope) => navigator.serviceWorker.register(WORKER, { scope })))
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    active.postMessage({
      pages: [location.pathname + location.search, ...inspectionPages()],
      parts: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    })
  } catch {
    // not in a private window, and not everywhere: then there is a page only with a signal
  }
}

/** Both steps of every inspection that the page leads to, and the form for a damage of either kind. */
function inspectionPages() {
  const overviews = [...document.links].map(({ pathname }) => pathname).filter((pathname) => OVERVIEW.test(pathname))
  return [...new Set(overviews)].slice(0, MOST_AHEAD).flatMap((overview) => {
    const damage = overview.replace('/vehiclePre-', '/pre-')
    return [overview, `${overview}?step=photos`, `${overview}?step=damage`, damage, `${damage}?kind=interior`]
  })
}
