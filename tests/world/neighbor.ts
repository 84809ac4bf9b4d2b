import { eq } from 'drizzle-orm'
import { unwrap } from '#demo/builder/unwrap'
import { db, orderItems, projectMembers } from '~/server/db/client.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { aList, aListVehicle, aProject, aVehicle } from './builders'
import type { CrewAtWork } from './crews'
import { rowSnapshot } from './database/database'
import { anInquiry } from './deals'
import { aDocument } from './documents'
import { aDamage } from './inspections'
import { anInvitee } from './invitations'
import { aStoredInvoice } from './invoices'
import { anAgreedVehicle, anOrder } from './orders'
import { aRecipient } from './recipients'

/** Rows that do not belong to a single project. */
const OF_ACCOUNTS = /^(accounts|carts|cart_items|checkouts|outbox|signing_order_count) /

/**
 * Creates a second project with the same people and the same vehicle: an order with a cancelled item, documents, an
 * invoice, a damage, a driver, an inquiry and an invitation. Returns its rows, which no action on the first project may
 * change.
 */
export async function aNeighbor({ people, params, vehicleId }: CrewAtWork): Promise<string[]> {
  const before = new Set(await rowSnapshot())
  const { stranger, admin, manager, member, user, adminViewer, owner } = people
  const projectId = await aProject(
    { Owner: stranger, Manager: [admin, manager], Member: member, User: [user, adminViewer] },
    { title: 'Next Door' },
  )
  await db().insert(projectMembers).values({ projectId, accountId: params.accountId, role: 'User' })
  const listId = await aList(projectId, admin)
  const listVehicleId = await aListVehicle(projectId, listId, await aVehicle(owner), admin)
  await anInquiry({ renter: admin, owner, projectId, listId, vehicleId, listVehicleId })
  await anAgreedVehicle({ projectId, renter: admin, owner })
  const { orderId } = await anOrder(stranger, projectId, [
    { owner, vehicleId, from: '2027-02-01', to: '2027-02-03' },
    { owner, from: '2027-02-01', to: '2027-02-03' },
  ])
  const [item, cancelled] = await db().select().from(orderItems).where(eq(orderItems.orderId, orderId))
  if (!item || !cancelled) throw new Error('The order has lost an item.')
  unwrap(await cancelItem(stranger, { orderId, projectId, orderItemId: cancelled.id }, { revision: 1 }))
  await aDocument({ orderId }, admin)
  await aStoredInvoice(stranger, { orderId, projectId })
  await aDamage({ orderItemId: item.id, side: 'renter' }, admin)
  await aRecipient(stranger, { orderId, projectId })
  await anInvitee(manager, projectId)
  return (await rowSnapshot()).filter((row) => !before.has(row) && !OF_ACCOUNTS.test(row))
}
