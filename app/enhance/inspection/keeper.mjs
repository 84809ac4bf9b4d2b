/** Whose this browser is now: a log-in and a log-out change it. Undefined where no page said so. */
export function whoseBrowser() {
  return /(?:^|; )(?:__Host-)?backlot_kept=([^;]+)/.exec(document.cookie)?.[1]
}
