import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { cleanLine, cleanLines } from '~/models/trade/format/clean-text'
import { privateCookie } from '~/server/http/cookies.server'
import { readFields } from '~/server/http/route.server'
import { sendCookie } from '~/server/request-context.server'

const MAX_AGE_SECONDS = 3600
const formCookie = () => privateCookie('backlot_form', MAX_AGE_SECONDS)
/** Not stored. Does not match a zipcode. */
const SECRET_FIELD = /password|^code/i
/** Browsers drop cookies over 4096 bytes, and some proxies reject responses with longer headers. */
const MAX_COOKIE_LENGTH = 2900
/** Limit against decompression bombs, larger than any of our forms. */
const MAX_FORM_BYTES = 512 * 1024

const StoredForm = z.object({
  accountId: z.string().nullable(),
  path: z.string(),
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
})
type StoredForm = z.output<typeof StoredForm>

export type RememberedForm = Pick<StoredForm, 'action' | 'fields'>

/**
 * Stores a form whose session had expired in a cookie for an hour, unless it is too large. If the session names an
 * account, only that account sees it; after a logout in another tab its owner is unknown. Passwords, codes and files
 * are not stored.
 */
export async function rememberForm(request: Request, accountId: string | null, path: string): Promise<string> {
  const fields: [string, string][] = []
  for (const [name, value] of await readFields(request)) {
    if (typeof value === 'string' && !SECRET_FIELD.test(name)) fields.push([cleanLine(name), cleanLines(value)])
  }
  const cookie = await formCookie().serialize(pack({ accountId, path, action: new URL(request.url).pathname, fields }))
  return cookie.length > MAX_COOKIE_LENGTH ? formCookie().serialize('', { maxAge: 0 }) : cookie
}

/** The stored form of this account for this page. */
export async function findRememberedForm(request: Request, accountId: string): Promise<RememberedForm | null> {
  const stored = await readStored(request, accountId)
  if (stored?.path.split('?', 1)[0] !== new URL(request.url).pathname) return null
  return { action: stored.action, fields: stored.fields }
}

/** Deletes the stored form once it is submitted again. */
export async function forgetRememberedForm(request: Request, accountId: string) {
  const stored = await readStored(request, accountId)
  if (stored?.action === new URL(request.url).pathname) sendCookie(await formCookie().serialize('', { maxAge: 0 }))
}

async function readStored(request: Request, accountId: string): Promise<StoredForm | null> {
  const packed: unknown = await formCookie().parse(request.headers.get('Cookie'))
  const stored = typeof packed === 'string' ? StoredForm.safeParse(unpack(packed)).data : undefined
  return stored && (stored.accountId === null || stored.accountId === accountId) ? stored : null
}

/** Compressed, because otherwise two thirds of typical forms would not fit. */
const pack = (form: StoredForm) => deflateRawSync(JSON.stringify(form)).toString('base64url')

/** Undefined for anything that was not packed by this version. */
function unpack(packed: string): unknown {
  try {
    const form = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_FORM_BYTES })
    return JSON.parse(form.toString('utf8'))
  } catch {
    return undefined
  }
}
