/**
 * Uploads the queued photos one at a time. Retries with backoff, and at once when the browser is online again, the
 * page becomes visible or the user presses the button. `notify` is called with the id of the photo being sent (or null)
 * and why nothing is sent (a sentence or null), `sent` with each uploaded photo.
 */
export function startUploads({ store, post, notify, sent }) {
  let isSending = false
  let isAskedAgain = false
  let failures = 0
  let timer

  async function send() {
    clearTimeout(timer)
    isAskedAgain = isSending
    if (isSending) return
    isSending = true
    try {
      // a lock, because another tab of the same page sends the same photos
      await notify(null, (await alone(sendAll)) ?? null)
    } finally {
      isSending = false
    }
    if (isAskedAgain) send()
  }

  async function sendAll() {
    for (let photo = await next(); photo; photo = await next()) {
      await notify(photo.id, null)
      const outcome = await post(photo)
      if (outcome === 'again') return later()
      if (outcome.wait) return later(outcome)
      if (outcome.halt) return outcome.halt
      failures = 0
      if (outcome === 'sent') {
        await store.remove(photo.id)
        sent(photo)
      } else await store.change(photo.id, outcome)
    }
  }

  async function next() {
    return (await store.all()).find((photo) => !photo.refusal)
  }

  /** `wait`: the server's rate limit message; `seconds`: how long to wait. */
  function later({ wait, seconds = 0 } = {}) {
    failures += 1
    timer = setTimeout(send, Math.max(seconds * 1000, backoffMs(failures, Math.random())))
    return wait
  }

  /** Resets the backoff. */
  function sendNow() {
    failures = 0
    return send()
  }

  addEventListener('online', sendNow)
  addEventListener('pageshow', sendNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
  return sendNow
}

function alone(work) {
  return navigator.locks ? navigator.locks.request('backlot-photos', work) : work()
}

const FIRST_MS = 1000
const MAX_MS = 60_000

/**
 * Exponential backoff with jitter, in milliseconds, a minute at most. `chance`, from 0 to 1, spreads out phones that
 * lost their connection at the same time.
 */
export function backoffMs(failures, chance) {
  return Math.min(MAX_MS, FIRST_MS * 2 ** (failures - 1)) * (0.5 + chance / 2)
}
