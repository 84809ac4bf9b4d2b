import { countGivenUp as count } from '~/server/delivery/undelivered.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'

/** How many letters of the last days were given up, for the pages of the desk to warn of them. */
export async function countGivenUp(asker: Account): Promise<number> {
  requireArea(asker, 'providerDesk')
  return count()
}
