/** Timeout: longer than a photo takes on a slow connection. */
const TIMEOUT_MS = 90_000

const NOT_YOURS = 'You no longer have access to this page.'
/** Statuses that stop all sending until the page is reopened. */
const HALTS = new Map([
  [401, 'Log in again to send them.'],
  [403, NOT_YOURS],
  [404, NOT_YOURS],
  [410, 'This link no longer works.'],
])

/**
 * Sends one photo. Resolves to 'sent'; to 'again' if a retry may work; to `refusal`, why this photo will never be
 * accepted; to `wait`, a rate limit; or to `halt`, why no photo can be sent. `key` makes it idempotent, so a lost
 * response does no harm. `request` has the signature of fetch().
 */
export async function postPhoto(photo, request = fetch) {
  const response = await request(photo.address, {
    method: 'POST',
    body: formOf(photo),
    redirect: 'manual',
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  }).catch(() => null)
  if (!response) return 'again'
  const said = await response.json().catch(() => null)
  if (said?.ok) return 'sent'
  if (said?.again === false) return { refusal: said.message }
  if (response.status === 429 && said?.message)
    return { wait: said.message, seconds: Number(response.headers.get('Retry-After')) || 0 }
  // a redirect leads to the log-in
  const halt = HALTS.get(response.type === 'opaqueredirect' ? 401 : response.status)
  return halt ? { halt } : 'again'
}

/** The file comes last: the fields before it tell the server what to expect. */
function formOf({ key, capturedAt, fields, bytes, type }) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ key, capturedAt, ...fields })) form.append(name, value)
  form.append('file', new Blob([bytes], { type }), 'photo.jpg')
  return form
}
