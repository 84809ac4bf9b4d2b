import type { Procurement } from '~/models/trade/vocabulary/external-vehicles'
import { EXTERNAL_MESSAGES } from './external-messages'

const STATUS: Record<Procurement, string> = { purchase: 'Purchased', rent: 'Rented elsewhere' }

/** The status of an external vehicle in tables; null while its details are missing. */
export function externalStatus(procurement: Procurement | null): string {
  return procurement === null ? EXTERNAL_MESSAGES.needsDetails : STATUS[procurement]
}
