import type { SetupPurpose } from '~/models/trade/vocabulary/accounts'
import { gone } from '~/server/errors.server'
import { findSetupLink, findSpentLink } from './setup-link.server'

/**
 * 410 for a link that is unknown, used, replaced or expired: the page explains it and says what to do. It says whether
 * the account is set up by now, which only whoever was mailed the link gets to ask.
 */
export async function requireSetupLink(purpose: SetupPurpose, token: string) {
  const link = await findSetupLink(purpose, token)
  if (link) return link
  const spent = await findSpentLink(token)
  throw gone({ isSetUp: spent?.status === 'active' })
}
