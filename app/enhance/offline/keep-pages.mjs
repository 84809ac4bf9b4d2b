const WORKER = '/pickup-worker.js'
/** The worker stands before these alone; every other page is loaded as if there were none. */
const SCOPES = ['/pickupDetails/', '/vehiclePre-PickupInspection/', '/pre-PickupInspection/', '/vehicleInspection/']
/** On an owner's desk before the inspections of one vehicle, because what stands beside them has script of its own. */
const AT_DESK = /^\/owner\/orders\/[^/]+\/inspection\//
/** Vehicles whose inspections are kept before anybody opens them. */
const MOST_AHEAD = 8
const OVERVIEW =
  /^\/((vehiclePre-PickupInspection|vehicleInspection\/return)\/\d+|owner\/orders\/[^/]+\/inspection)\/[\w-]+$/
const RETURN = /^\/pickupDetails(\/\d+\/[\w-]+)\/return$/

/** Lets this phone show this page where there is no signal, with what it has loaded, and the inspections it leads to. */
export async function keepPages() {
  const scopes = AT_DESK.exec(location.pathname) ?? SCOPES
  if (!navigator.serviceWorker || !scopes.some((scope) => location.pathname.startsWith(scope))) return
  try {
    await Promise.all(scopes.map((scope) => navigator.serviceWorker.register(WORKER, { scope })))
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    active.postMessage({
      pages: [location.pathname + location.search, ...pagesAhead()],
      parts: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    })
  } catch {
    // not in a private window, and not everywhere: then there is a page only with a signal
  }
}

/** Both steps of every inspection that the page is of or leads to, and the form for a damage of either kind. */
function pagesAhead() {
  const linked = [location, ...document.links].map(({ pathname }) => pathname)
  const returns = linked.filter((pathname) => RETURN.test(pathname))
  const overviews = returns
    .map((pathname) => pathname.replace(RETURN, '/vehicleInspection/return$1'))
    .concat(linked.filter((pathname) => OVERVIEW.test(pathname)))
  const inspections = [...new Set(overviews)].slice(0, MOST_AHEAD).flatMap((overview) => {
    const damage = overview.startsWith('/vehiclePre-')
      ? overview.replace('/vehiclePre-', '/pre-')
      : `${overview}/damage`
    return [overview, `${overview}?step=photos`, `${overview}?step=damage`, damage, `${damage}?kind=interior`]
  })
  return [...new Set(returns)].slice(0, MOST_AHEAD).concat(inspections)
}
