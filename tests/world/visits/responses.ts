/** The arguments of a loader or an action. */
export const at = (request: Request, params: Record<string, string> = {}) => ({ request, params, context: {} })

/** The status of a loader or action, thrown or returned. */
export async function responseStatus(response: Promise<unknown>): Promise<number> {
  const end = await response.catch((thrown: unknown) => thrown)
  if (end instanceof Response) return end.status
  const init = typeof end === 'object' && end !== null && 'init' in end ? end.init : null
  const status = typeof init === 'object' && init !== null && 'status' in init ? init.status : 200
  if (end instanceof Error) throw end
  return Number(status)
}

/** The location of a redirect, and its toast. */
export async function redirectOf(response: Promise<unknown>): Promise<{ to: string | null; says: string | null }> {
  const end = await response.catch((thrown: unknown) => thrown)
  if (!(end instanceof Response)) throw new Error('The result is not a redirect.', { cause: end })
  return { to: end.headers.get('Location'), says: toastOf(end) }
}

/** The text of the toast in a response; null if it has none. */
export function toastOf(response: Response): string | null {
  const line = response.headers.getSetCookie().find((cookie) => cookie.includes('backlot_toast='))
  if (!line) return null
  const value = decodeURIComponent(line.slice(line.indexOf('=') + 1).split(';', 1)[0] ?? '').split('.', 1)[0] ?? ''
  const toast: { text: string } = JSON.parse(Buffer.from(value, 'base64').toString('utf8'))
  return toast.text
}

/** A result of a loader or action with this status, for `toMatchObject`. */
export const withStatus = (status: number, data: object) => ({ init: { status }, data })
