import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { PRODUCT } from '~/models/trade/product'
import type { ProviderDocument } from '~/models/trade/vocabulary/documents'
import type { Tone } from '~/models/trade/vocabulary/option'

/** What productions need each document for, and whether it expires. */
export const PROVIDER_DOCUMENT_USES: Record<ProviderDocument, { use: string; expires: boolean }> = {
  'w-9': { use: `Production accounting needs it to pay ${PRODUCT} and to report the payments.`, expires: false },
  'business-license': { use: `Shows that ${PRODUCT} is licensed to rent out vehicles.`, expires: true },
  'tax-license': { use: `Proves ${PRODUCT} is registered to collect sales tax.`, expires: true },
}

/** A new license takes some weeks. */
const WARNING_DAYS = 45

/** Until when a license is valid, as a badge: amber in its last weeks, red afterwards; null if no day is known. */
export function expiryBadge(expiresOn: Day | null, today: Day): { label: string; tone: Tone } | null {
  if (expiresOn === null) return null
  const day = formatDayOfYear(expiresOn)
  if (expiresOn < today) return { label: `Expired ${day}`, tone: 'refused' }
  return { label: `Expires ${day}`, tone: isRenewalDue(expiresOn, today) ? 'waiting' : 'gone' }
}

/** Whether a license is in its last weeks or has expired. */
export const isRenewalDue = (expiresOn: Day, today: Day): boolean => expiresOn <= addDays(today, WARNING_DAYS)
