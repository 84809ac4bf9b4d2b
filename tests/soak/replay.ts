import { asc, eq } from 'drizzle-orm'
import { checkItemStatus } from '~/models/orders/items/item-actions'
import { priceAfter } from '~/models/orders/items/item-price'
import { countDays } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { taxOn } from '~/models/trade/money'
import { itemStatus, type StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { amendments, db, inquiries, orderItems, orders, vehicles } from '~/server/db/client.server'

type Amendment = typeof amendments.$inferSelect
type Row = Awaited<ReturnType<typeof readItems>>[number]
type State = { status: StoredItemStatus; from: string; to: string; price: number; tax: number; revision: number }

/**
 * Replays the amendments of every item from the agreed rate. Returns a sentence for each that was not allowed, has
 * another price or does not lead to the stored item.
 */
export async function replayed(): Promise<string[]> {
  const done = new Map<string, Amendment[]>()
  const rows = await db().select().from(amendments).orderBy(asc(amendments.orderItemId), asc(amendments.revision))
  for (const row of rows) done.set(row.orderItemId, [...(done.get(row.orderItemId) ?? []), row])
  return (await readItems()).flatMap((row) => replayOf(row, done.get(row.item.id) ?? []))
}

function replayOf(row: Row, done: Amendment[]): string[] {
  const { item, inquiry } = row
  const wrong: string[] = []
  let state: State = {
    ...{ status: 'confirmed', from: inquiry.bookedFrom, to: inquiry.bookedTo },
    ...{ price: item.agreedCents, tax: taxOn(item.agreedCents, row.taxPerMille), revision: 1 },
  }
  for (const amendment of done) {
    const reason = reasonThen(amendment, state, row.zone)
    if (reason) wrong.push(`${item.id}/${amendment.revision}: ${amendment.kind} was done although: ${reason}`)
    const { oldFrom, oldTo, oldCents, revision } = amendment
    const before = { from: oldFrom, to: oldTo, price: oldCents, revision }
    const { status: _, tax: __, ...was } = state
    if (!isSame(before, was)) wrong.push(`${item.id}/${revision} starts from ${words(before)} instead of ${words(was)}`)
    state = after(state, amendment, row)
    const cents = amendment.kind === 'cancel' ? 0 : state.price
    if (amendment.newCents !== cents)
      wrong.push(`${item.id}/${revision} has the price ${amendment.newCents}, not ${cents}`)
  }
  const is: State = {
    ...{ status: item.status, from: item.bookedFrom, to: item.bookedTo },
    ...{ price: item.priceCents, tax: item.taxCents, revision: item.revision },
  }
  if (!isSame(is, state)) wrong.push(`${item.id} is ${words(is)} instead of ${words(state)}`)
  const completedOn = state.status === 'completed' ? state.to : null
  if (item.completedOn !== completedOn) wrong.push(`${item.id} is completed on ${item.completedOn}, not ${completedOn}`)
  if ((inquiry.status === 'ended') !== (state.status !== 'confirmed'))
    wrong.push(`${item.id} is ${state.status}, but its inquiry is ${inquiry.status}`)
  return wrong
}

/** Midnight may have passed between the check and createdAt: a minute earlier is accepted too. */
function reasonThen({ kind, createdAt }: Amendment, { status, from, to }: State, zone: string): string | null {
  const judge = (at: number) =>
    checkItemStatus(kind, itemStatus({ status, booking: { from, to } }, todayIn(zone, new Date(at))))
  return (judge(createdAt.getTime()) && judge(createdAt.getTime() - 60_000))?.message ?? null
}

function after(state: State, { kind, newFrom, newTo }: Amendment, { item, taxPerMille }: Row): State {
  const next = { ...state, revision: state.revision + 1 }
  if (kind === 'cancel' || newFrom === null || newTo === null) return { ...next, status: 'cancelled' }
  const days = { from: newFrom, to: newTo }
  if (kind === 'complete') return { ...next, ...days, status: 'completed' }
  const { dailyCents: daily, listedCents: listed, agreedCents: agreed } = item
  const price = priceAfter(kind, { rates: { daily, listed, agreed }, price: state.price }, countDays(days))
  return { ...next, ...days, price, tax: taxOn(price, taxPerMille) }
}

const words = (state: object) => JSON.stringify(state)
const isSame = (one: Partial<State>, other: Partial<State>) => words(one) === words(other)

function readItems() {
  return db()
    .select({ item: orderItems, inquiry: inquiries, zone: vehicles.zone, taxPerMille: orders.taxPerMille })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(inquiries, eq(inquiries.id, orderItems.inquiryId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
}
