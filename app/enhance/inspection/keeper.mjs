/** Whose this browser is now: a log-in and a log-out change it. Undefined where no page said so. */
function whoseBrowser() {
  return /(?:^|; )(?:__Host-)?backlot_kept=([^;]+)/.exec(document.cookie)?.[1]
}

/** Sends for as long as this browser is whose it is now: a log-in or a log-out in another tab makes it somebody else's. */
export function whileTheirs(post) {
  const keeper = whoseBrowser()
  return async (photo) => (whoseBrowser() === keeper ? post(photo) : { halt: 'Reopen this page to send them.' })
}
