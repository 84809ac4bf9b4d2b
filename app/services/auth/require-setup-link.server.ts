import { gone } from '../web/errors.server'
import { findSetupLink, type SetupPurpose } from './setup-link.server'

/** 410 for a link that is unknown, used, replaced or expired: the page explains it and says what to do. */
export async function requireSetupLink(purpose: SetupPurpose, token: string) {
  const link = await findSetupLink(purpose, token)
  if (!link) throw gone()
  return link
}
