/** The owner of the browser's cache, by its cookie: every log-in and log-out changes it. */
function cacheOwner() {
  return /(?:^|; )(?:__Host-)?backlot_cache_owner=([^;]+)/.exec(document.cookie)?.[1]
}

/** Stops uploads once the session has changed: a log-in or a log-out in another tab makes the browser somebody else's. */
export function whileSameOwner(post) {
  const owner = cacheOwner()
  return async (photo) => (cacheOwner() === owner ? post(photo) : { halt: 'Reopen this page to send them.' })
}
