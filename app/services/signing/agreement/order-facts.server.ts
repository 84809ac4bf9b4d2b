import { asc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { AgreementFacts } from '~/models/signing/agreement-text'
import { formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { labelOf } from '~/models/trade/vocabulary/option'
import { orderStatus, PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import { type Db, orderItems, orders, projects, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'

export type Signer = { firstName: string; lastName: string; email: string; title: string }

/** The current data of an order for its agreement and the emails about it. */
export async function orderFacts(on: Db | Tx, orderId: number) {
  const [row] = await on
    .select({ order: orders, project: projects })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(orders.id, orderId))
  if (!row) throw notFound()
  const all = await bookedItems(on, orderId)
  return {
    ...row,
    status: orderStatus(all.map(({ status }) => status)),
    items: all.filter(({ status }) => status !== 'cancelled'),
  }
}

export type OrderFacts = Awaited<ReturnType<typeof orderFacts>>

export function factsFor(
  { order, project, items }: OrderFacts,
  signer: Signer,
  signedWith: SigningMethod,
): AgreementFacts {
  const { addressLine1, addressLine2, city, state, zipcode } = order
  return {
    orderId: order.id,
    projectTitle: project.title,
    company: order.productionCompanyName,
    contact: `${order.contactName}, ${order.email}`,
    address: [addressLine1, addressLine2, `${[city, state].filter(Boolean).join(', ')} ${zipcode}`].filter(Boolean),
    payment: `${labelOf(PAYMENT_TERMS, order.paymentTerms)}, ${labelOf(PAYMENT_METHODS, order.paymentMethod)}`,
    placedOn: formatDayOfYear(todayIn(HOME_ZONE, order.createdAt)),
    signer: { name: personName(signer), title: signer.title, email: signer.email },
    items: items.map((item) => ({ ...item, title: vehicleTitle(item) })),
    taxPerMille: order.taxPerMille,
    signedWith,
  }
}

async function bookedItems(on: Db | Tx, orderId: number) {
  const rows = await on
    .select({ item: orderItems, year: vehicles.year, make: vehicles.make, model: vehicles.model, zone: vehicles.zone })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
  return rows.map(({ item, ...vehicle }) => ({
    ...vehicle,
    id: item.id,
    status: item.status,
    booking: { from: item.bookedFrom, to: item.bookedTo },
    price: item.priceCents,
    agreed: item.priceCents,
    tax: item.taxCents,
  }))
}
