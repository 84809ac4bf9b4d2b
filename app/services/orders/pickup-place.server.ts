import { normalizePhone } from '~/models/trade/fields/person'
import { vehicles } from '~/server/db/schema'

/** For a select that joins `vehicles`: where it is fetched, and whom to call. Shown from the pickup notice on only. */
export const pickupColumns = {
  address1: vehicles.address1,
  address2: vehicles.address2,
  town: vehicles.town,
  state: vehicles.state,
  zipcode: vehicles.zipcode,
  contactPhone: vehicles.contactPhone,
}

type Row = Pick<typeof vehicles.$inferSelect, keyof typeof pickupColumns>

/** The place in one line, and the telephone. */
export function pickupPlace(row: Row) {
  return {
    address: [row.address1, row.address2, `${row.town}, ${row.state} ${row.zipcode}`].filter(Boolean).join(', '),
    phone: normalizePhone(row.contactPhone),
  }
}

export type PickupPlace = ReturnType<typeof pickupPlace>
