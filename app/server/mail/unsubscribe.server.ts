import { type EmailType, isMailing, type Mailing } from '~/models/trade/access/emails'
import { accountPaths } from '~/models/trade/paths/accounts'
import { ownOrigin } from '~/server/env.server'
import { isSignature, sign } from '~/server/signature.server'

const USE = 'unsubscribe'

type Link = { mailing: Mailing; accountId: string }

/**
 * The absolute address that unsubscribes an account from a mailing, without a log-in. Valid as long as the secret does
 * not change.
 */
export function unsubscribeAddress({ mailing, accountId }: Link): string {
  const signature = sign(USE, `${mailing}/${accountId}`)
  return ownOrigin() + accountPaths.unsubscribe(mailing, accountId, signature)
}

export function isUnsubscribeLink({ mailing, accountId, signature }: Link & { signature: string }): boolean {
  return isSignature(signature, USE, `${mailing}/${accountId}`)
}

/** RFC 8058: mail clients show a button that posts to the address. Empty for emails that cannot be unsubscribed from. */
export function unsubscribeHeaders(type: EmailType | null, accountId: string | null): Record<string, string> {
  if (!type || !accountId || !isMailing(type)) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeAddress({ mailing: type, accountId })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
