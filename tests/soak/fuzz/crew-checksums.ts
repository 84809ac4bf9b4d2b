import { type SQL, sql } from 'drizzle-orm'
import type { CrewAtWork } from '#tests/world/crews'
import { db, selectRows } from '~/server/db/client.server'

/**
 * The rows of a crew and its accounts, by group. Password reset codes are left out: anybody may request
 * one for any address.
 */
function groupsOf({ people: { guest: _, ...people }, params }: CrewAtWork): Record<string, SQL> {
  const theirs = sql`(${sql.join(
    Object.values(people).map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const project = sql`${params.projectId}::uuid`
  const ofOrders = sql`in (select id from orders where project_id = ${project})`
  return {
    accounts: sql`select t.* from accounts t where id in ${theirs}`,
    sessions: sql`select t.* from sessions t where account_id in ${theirs}`,
    codes: sql`select t.* from verification_codes t where account_id in ${theirs} and purpose <> 'password-reset'`,
    'sign-ups': sql`select t.* from sign_up_requests t where id = ${params.requestId}`,
    projects: sql`select t.* from projects t where id = ${project}`,
    members: sql`select t.* from project_members t where project_id = ${project}`,
    lists: sql`select t.* from lists t where project_id = ${project}`,
    'list vehicles': sql`select t.* from list_vehicles t where project_id = ${project}`,
    inquiries: sql`select t.* from inquiries t where project_id = ${project}`,
    offers: sql`select t.* from offers t join inquiries i on i.id = t.inquiry_id where i.project_id = ${project}`,
    carts: sql`select t.* from carts t where account_id in ${theirs}`,
    'cart items': sql`select t.* from cart_items t where project_id = ${project} or account_id in ${theirs}`,
    checkouts: sql`select t.* from checkouts t where account_id in ${theirs}`,
    orders: sql`select t.* from orders t where project_id = ${project}`,
    'order items': sql`select t.* from order_items t where order_id ${ofOrders}`,
    agreements: sql`select t.* from agreements t where order_id ${ofOrders}`,
    links: sql`select t.* from links t where account_id in ${theirs} or order_id ${ofOrders}`,
    activity: sql`select t.* from activity t where project_id = ${project}`,
    vehicles: sql`select t.* from vehicles t where owner_id in ${theirs}`,
    photos: sql`select t.* from vehicle_photos t join vehicles v on v.id = t.vehicle_id where v.owner_id in ${theirs}`,
    'days of an owner': sql`select t.* from vehicle_blocks t join vehicles v on v.id = t.vehicle_id
      where t.kind = 'owner' and v.owner_id in ${theirs}`,
    'days of an order': sql`select t.* from vehicle_blocks t join order_items i on i.id = t.order_item_id
      where i.order_id ${ofOrders}`,
  }
}

/** A checksum of each group; it changes when a row changes. */
export async function checksumsOf(crew: CrewAtWork): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const [name, rows] of Object.entries(groupsOf(crew))) {
    const [found] = await selectRows<{ sum: string }>(
      db(),
      sql`select md5(coalesce(string_agg(row::text, ';' order by row::text), '')) as sum from (${rows}) as row`,
    )
    sums[name] = found?.sum ?? ''
  }
  return sums
}

/** The names of the changed groups. */
export const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((name) => before[name] !== after[name])
