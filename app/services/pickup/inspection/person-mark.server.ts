import { sign } from '~/server/signature.server'
import type { PickupPerson } from '../require-pickup-access.server'

/**
 * Stands on the pages of whoever does an inspection, so that photos which wait on a phone are theirs: it names nobody to a
 * reader, and is the same whenever they come back.
 */
export function personMark({ accountId, recipientId }: PickupPerson): string {
  return sign('photos on a phone', accountId ?? recipientId).slice(0, 22)
}
