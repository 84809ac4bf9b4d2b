import { orderItems, vehicles } from '~/server/db/schema'

/** For a select of items that joins `vehicles`: what every list of booked vehicles says of one, and its days and status. */
export const itemColumns = {
  id: orderItems.id,
  from: orderItems.bookedFrom,
  to: orderItems.bookedTo,
  status: orderItems.status,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  zone: vehicles.zone,
}
