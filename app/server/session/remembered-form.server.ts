import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { cleanLine, cleanLines } from '~/models/trade/fields/clean-text'
import { privateCookie } from '~/server/http/cookies.server'
import { readFields } from '~/server/http/form/read-form.server'
import { sendCookie } from '~/server/request-context.server'

const KEPT_SECONDS = 3600
const heldCookie = () => privateCookie('backlot_form', KEPT_SECONDS)
/** A zipcode is none. */
const SECRET_FIELD = /password|^code/i
/**
 * Browsers drop a cookie of more than 4096 bytes, and some proxies refuse an answer whose headers are longer than that
 * in all.
 */
const LONGEST_COOKIE = 2900
/** More than any form of ours holds: nothing that was signed here unpacks to more. */
const LONGEST_FORM = 512 * 1024

const Held = z.object({
  accountId: z.string().nullable(),
  path: z.string(),
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
})
type Held = z.output<typeof Held>

export type RememberedForm = Pick<Held, 'action' | 'fields'>

/**
 * Keeps what was typed into a form whose session had ended, for an hour, in the browser itself; what is too much for a
 * cookie is not, and neither is a form before it. Where the session names an account the form is shown to that account alone; after a log-out in another
 * tab nobody knows whose it was. Passwords, codes and files are not kept.
 */
export async function rememberForm(request: Request, accountId: string | null, path: string): Promise<string> {
  const fields: [string, string][] = []
  for (const [name, value] of await readFields(request)) {
    if (typeof value === 'string' && !SECRET_FIELD.test(name)) fields.push([cleanLine(name), cleanLines(value)])
  }
  const cookie = await heldCookie().serialize(pack({ accountId, path, action: new URL(request.url).pathname, fields }))
  return cookie.length > LONGEST_COOKIE ? heldCookie().serialize('', { maxAge: 0 }) : cookie
}

/** The form that was kept for this account and this page, for the page to show as it was. */
export async function findRememberedForm(request: Request, accountId: string): Promise<RememberedForm | null> {
  const held = await readHeld(request, accountId)
  if (held?.path.split('?', 1)[0] !== new URL(request.url).pathname) return null
  return { action: held.action, fields: held.fields }
}

/** Once the form is posted again the page need not show it a second time. */
export async function forgetRememberedForm(request: Request, accountId: string) {
  const held = await readHeld(request, accountId)
  if (held?.action === new URL(request.url).pathname) sendCookie(await heldCookie().serialize('', { maxAge: 0 }))
}

async function readHeld(request: Request, accountId: string): Promise<Held | null> {
  const packed: unknown = await heldCookie().parse(request.headers.get('Cookie'))
  const held = typeof packed === 'string' ? Held.safeParse(unpack(packed)).data : undefined
  return held && (held.accountId === null || held.accountId === accountId) ? held : null
}

/** Text in words packs well: two thirds of what people type fits that would not otherwise. */
const pack = (form: Held) => deflateRawSync(JSON.stringify(form)).toString('base64url')

/** Undefined for what is no form of this version. */
function unpack(packed: string): unknown {
  try {
    const form = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LONGEST_FORM })
    return JSON.parse(form.toString('utf8'))
  } catch {
    return undefined
  }
}
