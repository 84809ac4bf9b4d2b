/** Like fetch() for posting a form, but reports upload progress, from 0 to 1, which fetch cannot. */
export function requestWithProgress(onProgress) {
  return (address, { method, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onerror = request.onabort = () => reject(new TypeError('Failed to fetch'))
      request.onload = () => resolve(responseOf(request, address))
      signal?.addEventListener('abort', () => request.abort())
      onProgress(0)
      request.send(body)
    })
}

/** XMLHttpRequest follows redirects, such as to the log-in: a response from another address becomes a 401. */
function responseOf(request, address) {
  const isRedirected = new URL(request.responseURL || address, location.href).pathname !== address
  const retryAfter = request.getResponseHeader('Retry-After')
  return new Response(isRedirected ? '' : request.responseText, {
    status: isRedirected ? 401 : request.status,
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  })
}
