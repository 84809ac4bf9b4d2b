import { asc } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import {
  accounts,
  agreements,
  cartItems,
  carts,
  checkouts,
  inquiries,
  lists,
  listVehicles,
  offers,
  orderItems,
  orders,
  outbox,
  projectMembers,
  projects,
  signUpRequests,
  vehicleBlocks,
} from '~/server/db/schema'

/** What people have done, row by row: equal before and after when nothing has changed. Delivery of mail aside. */
export async function rowSnapshot() {
  return {
    accounts: await db().select().from(accounts).orderBy(asc(accounts.id)),
    signUps: await db().select().from(signUpRequests).orderBy(asc(signUpRequests.id)),
    projects: await db().select().from(projects).orderBy(asc(projects.id)),
    members: await db()
      .select()
      .from(projectMembers)
      .orderBy(asc(projectMembers.projectId), asc(projectMembers.accountId)),
    lists: await db().select().from(lists).orderBy(asc(lists.id)),
    listVehicles: await db().select().from(listVehicles).orderBy(asc(listVehicles.id)),
    inquiries: await db().select().from(inquiries).orderBy(asc(inquiries.id)),
    offers: await db().select().from(offers).orderBy(asc(offers.inquiryId), asc(offers.round)),
    carts: await db().select().from(carts).orderBy(asc(carts.accountId)),
    cartItems: await db().select().from(cartItems).orderBy(asc(cartItems.id)),
    checkouts: await db().select().from(checkouts).orderBy(asc(checkouts.accountId)),
    orders: await db().select().from(orders).orderBy(asc(orders.id)),
    orderItems: await db().select().from(orderItems).orderBy(asc(orderItems.id)),
    blocks: await db().select().from(vehicleBlocks).orderBy(asc(vehicleBlocks.id)),
    agreements: await db().select().from(agreements).orderBy(asc(agreements.id)),
    mails: await db().select({ id: outbox.messageId }).from(outbox).orderBy(asc(outbox.messageId)),
  }
}
