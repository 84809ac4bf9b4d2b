const RETRY_INTERVAL_MS = 2_000
/** The status codes a gateway sends while the application restarts. */
const UNAVAILABLE = [502, 503, 504]
const WORDS = "No connection. Nothing is lost, and we'll keep trying."

/**
 * Retries requests on a lost connection until they get through: otherwise an error page would replace the page and what
 * was typed. Every form is idempotent, so it may arrive twice. Navigating elsewhere aborts the retries. Background
 * requests, which set a priority, are not retried.
 */
export function retryLostRequests() {
  const send = window.fetch
  window.fetch = (input, init) =>
    init?.priority ? send(input, init) : fetchWithRetry(() => send(input, init), init?.signal)
}

async function fetchWithRetry(send: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  let notice: HTMLElement | undefined
  try {
    for (;;) {
      const response = await send().catch((error) => ignoreUnlessAborted(error, signal))
      if (response && !UNAVAILABLE.includes(response.status)) return response
      notice ??= showNotice()
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS))
    }
  } finally {
    notice?.remove()
  }
}

function ignoreUnlessAborted(error: unknown, signal: AbortSignal | null | undefined) {
  if (signal?.aborted) throw error
  return null
}

/** In an open dialog if there is one, because the rest of the page is inert then. */
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
