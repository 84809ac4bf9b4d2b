import { desc, eq } from 'drizzle-orm'
import { isPickupShown } from '~/models/orders/pickup-window'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { ARRIVAL_PAUSE_SECONDS } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, arrivals, attempt, type Tx, transact } from '~/server/db/client.server'
import type { CrewAccess } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { bookedView } from '~/services/orders/select-booked.server'
import { type ArrivingPerson, notifyOfArrival } from './arrival-email.server'
import { askerOf, findRecipient, type PickupPerson, requirePickupItem } from './require-pickup-item.server'

type ItemAccess = CrewAccess & { orderItemId: string }

/**
 * Notifies the owner by email and text message in how many minutes someone arrives to pick up the vehicle; 0 means now.
 * Refused before the pickup place is shown. The same notice within ARRIVAL_PAUSE_SECONDS is sent once. 404 as for the
 * page.
 */
export async function notifyOwner(access: ItemAccess, minutes: number): Promise<Outcome> {
  // check access before counting, so that strangers cannot use up the attempts
  await requirePickupItem(access)
  return attempt(PICKUP_MESSAGES.failed, () =>
    withRateLimit('arrival', askerOf(access), access.orderItemId, () =>
      transact(PICKUP_MESSAGES.failed, (tx) => notify(tx, access, minutes)),
    ),
  )
}

async function notify(tx: Tx, access: ItemAccess, minutes: number): Promise<Outcome> {
  const { by, ...booked } = await requirePickupItem(access, tx)
  const { item } = booked
  const { booking, today } = bookedView(booked)
  if (!isPickupShown({ status: item.status, booking }, today)) {
    return refused('pickup-unavailable', PICKUP_MESSAGES.notNow)
  }
  if (await wasJustNotified(tx, item.id, minutes)) return { ok: true }
  const arrival = { orderItemId: item.id, minutes, ...by, createdAt: now() }
  const [written] = await tx.insert(arrivals).values(arrival).returning({ id: arrivals.id })
  const { origin } = askerOf(access)
  await notifyOfArrival(tx, booked, { id: written?.id ?? '', by: await nameOf(tx, by), minutes, origin })
  return { ok: true }
}

async function wasJustNotified(tx: Tx, orderItemId: string, minutes: number): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(arrivals)
    .where(eq(arrivals.orderItemId, orderItemId))
    .orderBy(desc(arrivals.createdAt))
    .limit(1)
  return last?.minutes === minutes && now().getTime() - last.createdAt.getTime() < ARRIVAL_PAUSE_SECONDS * 1000
}

async function nameOf(tx: Tx, person: PickupPerson): Promise<ArrivingPerson> {
  const recipient = await findRecipient(person, tx)
  if (recipient) return recipient
  const [account] = await tx
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, person.accountId ?? ''))
  return account ?? { firstName: '', lastName: '', phone: null }
}
