import { desc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { isPickupShown } from '~/models/orders/pickup-window'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { ARRIVAL_PAUSE_SECONDS } from '~/models/trade/constants'
import { formatDeadline } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PRODUCT } from '~/models/trade/product'
import { arrivalWords } from '~/models/trade/words/text'
import { now } from '~/server/clock.server'
import { accounts, arrivals, attempt, type Tx, transact } from '~/server/db/client.server'
import { writeSms } from '~/server/mail/sms.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { CrewAccess } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { type BookedRow, bookedView } from '~/services/orders/select-booked.server'
import { askerOf, findRecipient, type PickupPerson, requirePickupItem } from './require-pickup-item.server'

type ItemAccess = CrewAccess & { orderItemId: string }

/**
 * Notifies the owner of a vehicle by mail and text message in how many minutes somebody is there to fetch it; 0 is there. From
 * the day on that the place is shown. The same within a minute is sent once. 404 as for the page.
 */
export async function notifyOwner(access: ItemAccess, minutes: number): Promise<Outcome> {
  // before it is counted: a stranger uses up nobody's attempts
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
    return refused('pickup-is-over', PICKUP_MESSAGES.notNow)
  }
  if (await wasJustNotified(tx, item.id, minutes)) return { ok: true }
  const arrival = { orderItemId: item.id, minutes, ...by, createdAt: now() }
  const [written] = await tx.insert(arrivals).values(arrival).returning({ id: arrivals.id })
  const { origin } = askerOf(access)
  await sendArrival(tx, booked, { id: written?.id ?? '', by: await nameOf(tx, by), minutes, origin })
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

async function nameOf(tx: Tx, person: PickupPerson) {
  const recipient = await findRecipient(person, tx)
  if (recipient) return recipient
  const [account] = await tx
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, person.accountId ?? ''))
  return account ?? { firstName: '', lastName: '', phone: null }
}

type Arrival = { id: string; by: Awaited<ReturnType<typeof nameOf>>; minutes: number; origin: string }

/** Mails the owner, and texts the number that the listing gives for pickups. */
async function sendArrival(
  tx: Tx,
  { item, vehicle, project, owner }: BookedRow,
  { id, by, minutes, origin }: Arrival,
): Promise<void> {
  const name = personName(by)
  const title = vehicleTitle(vehicle)
  const at = new Date(now().getTime() + minutes * 60_000)
  const when = minutes === 0 ? '' : `, about ${formatDeadline(at, vehicle.zone, now())}`
  const sentence = `${name} of ${project.productionCompany} ${arrivalWords(minutes)} for your ${title}${when}.`
  const phone = by.phone ? normalizePhone(by.phone) : null
  const key = `arrival/${id}`
  await writeMail(tx, {
    type: 'arrival',
    to: owner,
    subject: `${name} ${arrivalWords(minutes)}: ${title}`,
    parts: [sentence, ...(phone ? [{ facts: [['Phone', phone.shown]] as const }] : [])],
    href: `${origin}${ownerPaths.ownerOrder(item.id)}`,
    key,
  })
  const to = normalizePhone(vehicle.contactPhone)
  const text = `${PRODUCT}: ${sentence}${phone ? ` ${phone.shown}` : ''}`
  if (to) await writeSms(tx, { to: to.e164, text, secret: null, key })
}
