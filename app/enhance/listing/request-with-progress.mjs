/** As fetch() for a form that is posted, and tells how much of it has gone out, from 0 to 1: fetch tells nothing of that. */
export function requestWithProgress(tell) {
  return (address, { method, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0)
      request.onerror = request.onabort = () => reject(new TypeError('Failed to fetch'))
      request.onload = () => resolve(answerOf(request, address))
      signal?.addEventListener('abort', () => request.abort())
      tell(0)
      request.send(body)
    })
}

/** Whoever is led elsewhere, as to the log-in, has no answer: a redirect cannot be refused here, but is seen. */
function answerOf(request, address) {
  const isLedAway = new URL(request.responseURL || address, location.href).pathname !== address
  const retryAfter = request.getResponseHeader('Retry-After')
  return new Response(isLedAway ? '' : request.responseText, {
    status: isLedAway ? 401 : request.status,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  })
}
