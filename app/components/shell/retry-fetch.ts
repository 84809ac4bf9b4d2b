const PAUSE_MS = 2_000
/** What a gateway says while the application behind it is started anew. */
const NOT_THERE = [502, 503, 504]
const WORDS = "No connection. Nothing is lost, and we'll keep trying."

/**
 * Sends forms and asks for pages anew until they arrive: otherwise an error page would take the place of the page, and
 * with it what was typed. Every form may arrive twice without harm. Going somewhere else ends it.
 * What a page asks by itself, with a priority of its own, is not insisted on.
 */
export function trySendingUntilItArrives() {
  const send = window.fetch
  window.fetch = (input, init) =>
    init?.priority ? send(input, init) : untilItArrives(() => send(input, init), init?.signal)
}

async function untilItArrives(send: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  let notice: HTMLElement | undefined
  try {
    for (;;) {
      const answer = await send().catch((error) => lost(error, signal))
      if (answer && !NOT_THERE.includes(answer.status)) return answer
      notice ??= showNotice()
      await new Promise((wake) => setTimeout(wake, PAUSE_MS))
    }
  } finally {
    notice?.remove()
  }
}

function lost(error: unknown, signal: AbortSignal | null | undefined) {
  if (signal?.aborted) throw error
  return null
}

/** Inside an open dialog, because everything else is silent then, and above it. */
function showNotice(): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'toast-line is-refused waits'
  notice.role = 'alert'
  notice.popover = 'manual'
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(notice)
  notice.showPopover?.()
  notice.textContent = WORDS
  return notice
}
