import { randomUUID } from 'node:crypto'
import { redirect as remixRedirect } from '@remix-run/node'
import { z } from 'zod'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { privateCookie } from './cookies.server'

/** Redirects within this site: its argument comes from `paths` or ownPath(), so that there is no open redirect. */
export function redirect(to: OwnPath, init?: Pick<ResponseInit, 'headers'>) {
  return remixRedirect(to, init)
}

const Notice = z.object({
  id: z.string(),
  words: z.string(),
  kind: z.enum(['success', 'error']),
  link: z.object({ to: z.string(), label: z.string() }).optional(),
})
type Notice = z.output<typeof Notice>

/** What a notice says, with the way to what it speaks of where there is one. */
type Message = string | Pick<Notice, 'words' | 'link'>

const toastCookie = () => privateCookie('backlot_toast', 60)

/** Redirects with a toast (flash cookie) that the next page shows once. */
export async function redirectWithToast(
  to: OwnPath,
  message: Message,
  kind: Notice['kind'] = 'success',
  headers?: HeadersInit,
) {
  return redirect(to, { headers: await withToast(message, kind, headers) })
}

/** Headers that set the toast cookie. */
export async function withToast(message: Message, kind: Notice['kind'] = 'success', headers?: HeadersInit) {
  const all = new Headers(headers)
  const said = typeof message === 'string' ? { words: message } : message
  all.append('Set-Cookie', await toastCookie().serialize({ id: randomUUID(), ...said, kind }))
  return all
}

/** Reads and deletes the toast cookie. Called by the root loader only. */
export async function takeToast(request: Request): Promise<{ toast: Notice | null; headers: HeadersInit }> {
  const read = Notice.safeParse(await toastCookie().parse(request.headers.get('Cookie')))
  if (!read.success) return { toast: null, headers: {} }
  return { toast: read.data, headers: { 'Set-Cookie': await toastCookie().serialize('', { maxAge: 0 }) } }
}
