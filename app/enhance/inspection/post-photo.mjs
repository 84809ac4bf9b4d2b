/** Timeout: longer than a photo takes on a slow connection. */
const TIMEOUT_MS = 90_000

const NOT_YOURS = 'You no longer have access to this page.'
/** What ends all sending until the page is opened anew. */
const HALTS = new Map([
  [401, 'Log in again to send them.'],
  [403, NOT_YOURS],
  [404, NOT_YOURS],
  [410, 'This link no longer works.'],
])

/**
 * Sends one photo. Answers what became of it: 'sent'; 'again', where it may work later; `refusal`, why this photo never
 * will; `wait`, why not yet; `halt`, why none will for now. `key` is idempotent, so a lost answer costs nothing. `request`
 * sends it as fetch() does.
 */
export async function postPhoto(photo, request = fetch) {
  const answer = await request(photo.address, {
    method: 'POST',
    body: formOf(photo),
    redirect: 'manual',
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
  }).catch(() => null)
  if (!answer) return 'again'
  const said = await answer.json().catch(() => null)
  if (said?.ok) return 'sent'
  if (said?.again === false) return { refusal: said.message }
  if (answer.status === 429 && said?.message)
    return { wait: said.message, seconds: Number(answer.headers.get('Retry-After')) || 0 }
  // whoever is not logged in is led to the log-in
  const halt = HALTS.get(answer.type === 'opaqueredirect' ? 401 : answer.status)
  return halt ? { halt } : 'again'
}

/** The file last: what comes before it tells the server what it is about to read. */
function formOf({ key, capturedAt, fields, bytes, type }) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ key, capturedAt, ...fields })) form.append(name, value)
  form.append('file', new Blob([bytes], { type }), 'photo.jpg')
  return form
}
