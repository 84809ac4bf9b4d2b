import { RESET_MESSAGES } from '~/models/accounts/reset-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { inTransaction } from '~/server/db/client.server'
import { countTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import { requestCode, resendCode } from '../codes/request-code.server'
import { type Asked, writeAsked } from './reset-cookies.server'

type Requested = Outcome<{ cookie: string }>

/**
 * Asks for a code to be mailed, and answers with the cookie that it works with. Whether the address has an account is
 * not looked at here: for any address the answer and the work are the same.
 */
export function requestReset(request: Request, email: string): Promise<Requested> {
  return ask(request, email, RESET_MESSAGES.failed, () => requestAnew(email))
}

/** The same for another code. Where the request before is over, it is another request for the same address. */
export function resendReset(request: Request, { token, email }: Asked): Promise<Requested> {
  return ask(request, email, RESET_MESSAGES.resendFailed, async () => {
    const isResent = await inTransaction((tx) => resendCode(tx, { purpose: 'password-reset', token }))
    return isResent ? token : requestAnew(email)
  })
}

async function ask(request: Request, email: string, failed: string, work: () => Promise<string>): Promise<Requested> {
  return orRefuse(failed, async () => {
    const tooMany = await countTry('code-request', request, email)
    if (tooMany) return refused(tooMany)
    return { ok: true, cookie: await writeAsked({ token: await work(), email }) }
  })
}

async function requestAnew(email: string): Promise<string> {
  const asked = { purpose: 'password-reset', accountId: null, target: email } as const
  const { token } = await inTransaction((tx) => requestCode(tx, asked))
  return token
}
