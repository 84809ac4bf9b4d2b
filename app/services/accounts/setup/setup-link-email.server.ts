import { SETUP_LINK_LIFE } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import type { SetupPurpose } from '~/models/trade/vocabulary/accounts'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

type NewLink = { accountId: string; email: string; purpose: SetupPurpose; token: string; origin: string }

const ADDRESS = {
  'account-setup': accountPaths.accountSetup,
  'password-setup': accountPaths.accountPasswordSetup,
} as const

/** Each link is sent in a separate email. */
export function mailNewSetupLink(tx: Tx, { accountId, email, purpose, token, origin }: NewLink) {
  const link = new URL(ADDRESS[purpose](token), origin).href
  return writeMail(tx, {
    type: 'setup-link',
    to: email,
    subject: `Your new link to ${PRODUCT}`,
    parts: [`Here is the new link you requested. Use it to set up your ${PRODUCT} account.`],
    href: link,
    notes: [`The link works ${SETUP_LINK_LIFE}. Links in earlier emails no longer work.`],
    secret: { kind: 'setup-link', of: accountId },
    key: link,
  })
}
