import { waitAfter } from './backoff.mjs'

/**
 * Sends what lies on the shelf, one photo after the other, until nothing waits: again by itself, ever later, and at once
 * when the line comes back, the page is looked at or somebody presses. `tell` hears what is being sent (an id, or null)
 * and why nothing is (a sentence, or null).
 */
export function startSending({ shelf, post, tell }) {
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
      // another tab of the same page sends the same photos
      await tell(null, (await alone(sendAll)) ?? null)
    } finally {
      isSending = false
    }
    if (isAskedAgain) send()
  }

  async function sendAll() {
    for (let photo = await next(); photo; photo = await next()) {
      await tell(photo.id, null)
      const outcome = await post(photo)
      if (outcome === 'again') return later()
      if (outcome.halt) return outcome.halt
      failures = 0
      if (outcome === 'sent') await shelf.remove(photo.id)
      else await shelf.change(photo.id, outcome)
    }
  }

  async function next() {
    return (await shelf.all()).find((photo) => !photo.refusal)
  }

  function later() {
    failures += 1
    timer = setTimeout(send, waitAfter(failures, Math.random()))
  }

  /** What failed before says nothing of the line as it is now. */
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
