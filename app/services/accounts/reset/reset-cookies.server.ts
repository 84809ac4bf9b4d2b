import { redirect } from '@remix-run/node'
import { z } from 'zod'
import { paths } from '~/models/trade/paths'
import { privateCookie } from '~/server/http/cookies.server'

const HOUR_S = 3600
const TEN_MINUTES_S = 600

/** What a browser that asked for a code holds: the request's token, and the address as it was typed. */
const Asked = z.object({ token: z.string(), email: z.string() })
export type Asked = z.output<typeof Asked>

const askedCookie = () => privateCookie('backlot_reset', HOUR_S)
const changeCookie = () => privateCookie('backlot_reset_change', TEN_MINUTES_S)

export const writeAsked = (asked: Asked) => askedCookie().serialize(asked)
export const writeChangeToken = (token: string) => changeCookie().serialize(token)

export async function readAsked(request: Request): Promise<Asked | null> {
  return Asked.safeParse(await askedCookie().parse(request.headers.get('Cookie'))).data ?? null
}

/** For the view of the code: without a request before, back to where it begins. */
export async function requireAsked(request: Request): Promise<Asked> {
  const asked = await readAsked(request)
  if (!asked) throw redirect(paths.forgotPassword())
  return asked
}

/** For the view of the new password: without a code accepted before, back to where it begins. */
export async function requireChangeToken(request: Request): Promise<string> {
  const token = z.string().safeParse(await changeCookie().parse(request.headers.get('Cookie'))).data
  if (!token) throw redirect(paths.forgotPassword())
  return token
}

/** Takes both away, once there is nothing left to do with them. */
export async function clearedResetCookies(): Promise<Headers> {
  const headers = new Headers()
  for (const cookie of [askedCookie(), changeCookie()]) {
    headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }))
  }
  return headers
}
