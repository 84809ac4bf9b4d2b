import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { privateCookie } from './cookies.server'

const Toast = z.object({ message: z.string(), tone: z.enum(['success', 'error']) })
export type Toast = z.output<typeof Toast>

const toastCookie = () => privateCookie('backlot_toast', 60)

/** Sends the browser on with one notice that the next page shows once. */
export async function redirectWithToast(
  to: string,
  message: string,
  tone: Toast['tone'] = 'success',
  headers?: HeadersInit,
) {
  return redirect(to, { headers: await withToast(message, tone, headers) })
}

export async function withToast(message: string, tone: Toast['tone'] = 'success', headers?: HeadersInit) {
  const all = new Headers(headers)
  all.append('Set-Cookie', await toastCookie().serialize({ message, tone }))
  return all
}

/** The notice waiting for this browser, and the cookie that takes it down again. Only the root loader asks. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: HeadersInit }> {
  const read = Toast.safeParse(await toastCookie().parse(request.headers.get('Cookie')))
  if (!read.success) return { toast: null, headers: {} }
  return { toast: read.data, headers: { 'Set-Cookie': await toastCookie().serialize('', { maxAge: 0 }) } }
}
