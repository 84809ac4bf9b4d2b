import { type SQL, sql } from 'drizzle-orm'
import { db, selectRows } from '~/server/db/client.server'

/** Each query finds rows that must never exist. */
const NEVER: Record<string, SQL> = {
  'two bookings of one vehicle on one day': sql`select one.id from vehicle_blocks as one
    join vehicle_blocks as other on other.vehicle_id = one.vehicle_id and other.id > one.id and other.period && one.period
    where one.active and other.active`,
  'an order without vehicles': sql`select id from orders
    where not exists (select 1 from order_items where order_id = orders.id)`,
  'a confirmed booking without an active block of exactly its days': sql`select item.id from order_items as item
    left join vehicle_blocks as block on block.order_item_id = item.id and block.active
    where item.status = 'confirmed' and (block.id is null or block.vehicle_id <> item.vehicle_id
      or block.period <> daterange(item.booked_from, item.booked_to, '[]'))`,
  'a cancelled booking with an active block': sql`select item.id from order_items as item
    join vehicle_blocks as block on block.order_item_id = item.id and block.active where item.status = 'cancelled'`,
  'an item that differs from its amendments': sql`select item.id from order_items as item
    left join amendments as last on last.order_item_id = item.id and last.revision = item.revision - 1
    where item.revision - 1 <> (select count(*) from amendments where order_item_id = item.id)
      or (last.kind <> 'cancel' and (last.new_from <> item.booked_from or last.new_to <> item.booked_to
        or last.new_cents <> item.price_cents))
      or (item.revision > 1 and (last.kind = 'cancel') <> (item.status = 'cancelled'))
      or (item.revision > 1 and (last.kind = 'complete') <> (item.status = 'completed'))`,
  'an amendment that does not start from the previous one': sql`select one.order_item_id as id
    from amendments as one join amendments as next
      on next.order_item_id = one.order_item_id and next.revision = one.revision + 1
    where (one.new_from, one.new_to, one.new_cents) is distinct from (next.old_from, next.old_to, next.old_cents)`,
  'an owner block that overlaps a booking': sql`select block.id from vehicle_blocks as block
    join order_items as item on item.vehicle_id = block.vehicle_id and item.status = 'confirmed'
      and daterange(item.booked_from, item.booked_to, '[]') && block.period
    where block.kind = 'owner' and block.active`,
  'an order block without a booking': sql`select block.id from vehicle_blocks as block
    left join order_items as item on item.id = block.order_item_id where block.kind = 'order' and item.id is null`,
  'an order without its agreement and link': sql`select id from orders
    where 1 <> (select count(*) from agreements where order_id = orders.id and status <> 'replaced')
      or not exists (select 1 from links where order_id = orders.id and purpose = 'signing')`,
  'an order whose emails were not written exactly once': sql`select id from orders
    where 1 <> (select count(*) from outbox where subject like 'Order #' || orders.id || ' for %')
      or not exists (select 1 from signing_events where order_id = orders.id and kind = 'sent')
      or (select count(*) from outbox where subject ilike '%rental agreement for order #' || orders.id || ', %')
        <> (select count(*) from signing_events
          where order_id = orders.id and kind in ('sent', 'resent', 'reminded'))`,
  'a booking with another price than agreed': sql`select item.id from order_items as item
    join inquiries as inquiry on inquiry.id = item.inquiry_id join orders as placed on placed.id = item.order_id
    where item.agreed_cents <> inquiry.last_offer_cents or item.listed_cents <> inquiry.listed_cents
      or item.tax_cents <> (item.price_cents::bigint * placed.tax_per_mille + 500) / 1000
      or (item.revision = 1 and item.price_cents <> item.agreed_cents)
      or inquiry.status not in ('agreed', 'ended')`,
  'an ordered inquiry that is still in a cart': sql`select cart_items.id from cart_items
    join order_items using (inquiry_id)`,
  'a cart item of another project than its vehicle': sql`select item.id from cart_items as item
    join list_vehicles as place on place.id = item.list_vehicle_id where place.project_id <> item.project_id`,
  'a booking of another project than its vehicle': sql`select item.id from order_items as item
    join orders on orders.id = item.order_id join list_vehicles as place on place.id = item.list_vehicle_id
    where place.project_id <> orders.project_id`,
  'a vehicle in a list of another project': sql`select place.id from list_vehicles as place
    join lists on lists.id = place.list_id where lists.project_id <> place.project_id`,
  'two open or agreed inquiries about one list vehicle': sql`select list_vehicle_id as id from inquiries
    where status in ('open', 'agreed') group by list_vehicle_id having count(*) > 1`,
  'an inquiry that differs from its offers': sql`select inquiry.id from inquiries as inquiry
    where inquiry.round <> (select count(*) from offers where inquiry_id = inquiry.id)
      or inquiry.last_offer_cents <>
        (select amount_cents from offers where inquiry_id = inquiry.id order by round desc limit 1)`,
  'an answer after its deadline': sql`select inquiry.id from inquiries as inquiry
    where (inquiry.status in ('agreed', 'ended', 'declined') and inquiry.closed_at >= inquiry.deadline_at)
      or exists (select from offers where inquiry_id = inquiry.id and round > 1 and created_at >= inquiry.deadline_at)`,
  'an answer by the side that made the offer': sql`select inquiry_id as id from offers
    where made_by <> case when round % 2 = 1 then 'renter' else 'owner' end`,
  'two valid links of one account to answer an inquiry': sql`select inquiry_id as id from links
    where purpose = 'answer' and revoked_at is null group by inquiry_id, account_id having count(*) > 1`,
  'an offer of a crew below the floor': sql`select inquiry.id from offers join inquiries as inquiry
    on inquiry.id = offers.inquiry_id
    where offers.made_by = 'renter' and offers.amount_cents::bigint * 100 < inquiry.listed_cents::bigint * 80`,
}

/** A sentence for each violated invariant of the database. */
export async function violations(): Promise<string[]> {
  const found: string[] = []
  for (const [text, query] of Object.entries(NEVER)) {
    const rows = await selectRows<{ id: string | number }>(db(), query)
    if (rows.length > 0) found.push(`${text}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return found
}
