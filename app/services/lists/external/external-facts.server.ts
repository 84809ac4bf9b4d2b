import { formatBookingOfYear } from '~/models/trade/days/day'
import { normalizePhone } from '~/models/trade/fields/person'
import { formatCents, parseMoney } from '~/models/trade/money'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { MODIFICATION_KEYS, modificationLabel } from '~/models/trade/vocabulary/external-vehicles'
import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import type { ExternalRow } from '../external-cards/select-externals.server'

type Vehicle = ExternalRow['vehicle']

/** '' if not known yet. */
export function vehicleFacts(vehicle: Vehicle) {
  return [
    { label: 'Make', value: vehicle.make },
    { label: 'Year', value: String(vehicle.year ?? '') },
    { label: 'Model', value: vehicle.model },
    { label: 'Color', value: vehicle.color ? labelOf(COLORS, vehicle.color) : '' },
    { label: 'VIN Number', value: vehicle.vinNumber },
  ]
}

/** All possible modifications; their cost only for members who see prices. */
export function modificationFacts(vehicle: Vehicle, isPriced: boolean) {
  const keys = MODIFICATION_KEYS.filter((key) => isPriced || key !== 'modification_cost')
  return keys.map((key) => ({ label: modificationLabel(key), value: shownModification(vehicle, key) }))
}

function shownModification({ modifications }: Vehicle, key: (typeof MODIFICATION_KEYS)[number]): string {
  const value = modifications[key] ?? ''
  const cents = key === 'modification_cost' ? parseMoney(value) : null
  return cents === null ? value : formatCents(cents)
}

export function usagesOf({ usages, otherUsages }: Vehicle): string[] {
  return [...usages.map((usage) => labelOf(USAGES, usage)), ...otherUsages]
}

/** '' if one is missing. */
export const daysOf = (from: string | null, to: string | null) => (from && to ? formatBookingOfYear({ from, to }) : '')

/** Only for members who see prices. */
export function companyOf({ rentalCompanyName: name, rentalCompanyEmail: email, rentalCompanyPhone: phone }: Vehicle) {
  return { name, email, phone: normalizePhone(phone)?.shown ?? phone }
}
