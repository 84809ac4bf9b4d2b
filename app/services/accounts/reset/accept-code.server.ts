import { eq } from 'drizzle-orm'
import { CODE_MESSAGES } from '~/models/accounts/code-messages'
import { RESET_MESSAGES } from '~/models/accounts/reset-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'
import { countTry, forgiveTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import { hashOf, newToken } from '~/server/http/token.server'
import { tryCode } from '../codes/try-code.server'
import { type Asked, writeChangeToken } from './reset-cookies.server'

type Accepted = Outcome<{ cookie: string }>

/** Takes the four digits, and answers with the cookie that lets this browser choose a new password, once. */
export function acceptCode(request: Request, { token, email }: Asked, code: string): Promise<Accepted> {
  return orRefuse(RESET_MESSAGES.failed, async () => {
    const tooMany = await countTry('code-try', request, email)
    if (tooMany) return refused(tooMany)
    const accepted = await inTransaction((tx) => exchange(tx, token, code))
    if (accepted.ok) await forgiveTry('code-try', request, email)
    return accepted
  })
}

async function exchange(tx: Tx, token: string, code: string): Promise<Accepted> {
  const tried = await tryCode(tx, { purpose: 'password-reset', token, code })
  if (tried.result !== 'accepted') return refused(CODE_MESSAGES[tried.result], 'code')
  const changeToken = newToken()
  await tx
    .update(verificationCodes)
    .set({ changeTokenHash: hashOf(changeToken) })
    .where(eq(verificationCodes.id, tried.id))
  return { ok: true, cookie: await writeChangeToken(changeToken) }
}
