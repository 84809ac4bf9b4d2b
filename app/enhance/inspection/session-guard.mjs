/** The owner of the browser's cache, from its cookie. Every log-in and log-out changes it. */
function cacheOwner() {
  return /(?:^|; )(?:__Host-)?backlot_cache_owner=([^;]+)/.exec(document.cookie)?.[1]
}

/** Stops uploads once the session has changed: after a log-in or log-out in another tab, the user may be another. */
export function whileSameOwner(post) {
  const owner = cacheOwner()
  return async (photo) => (cacheOwner() === owner ? post(photo) : { halt: 'Reopen this page to send them.' })
}
