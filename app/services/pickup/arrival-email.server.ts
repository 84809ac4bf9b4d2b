import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatDeadline } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { arrivalText } from '~/models/trade/format/text'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeSms } from '~/server/mail/sms.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { BookedRow } from '~/services/orders/select-booked.server'

export type ArrivingPerson = { firstName: string; lastName: string; phone: string | null }

type Arrival = { id: string; by: ArrivingPerson; minutes: number; origin: string }

/** Emails the owner, and sends a text message to the contact number of the listing. */
export async function notifyOfArrival(
  tx: Tx,
  { item, vehicle, project, owner }: BookedRow,
  { id, by, minutes, origin }: Arrival,
): Promise<void> {
  const name = personName(by)
  const title = vehicleTitle(vehicle)
  const at = new Date(now().getTime() + minutes * 60_000)
  const when = minutes === 0 ? '' : `, about ${formatDeadline(at, vehicle.zone, now())}`
  const sentence = `${name} of ${project.productionCompany} ${arrivalText(minutes)} for your ${title}${when}.`
  const phone = by.phone ? normalizePhone(by.phone) : null
  const key = `arrival/${id}`
  await writeMail(tx, {
    type: 'arrival',
    to: owner,
    subject: `${name} ${arrivalText(minutes)}: ${title}`,
    parts: [sentence, ...(phone ? [{ facts: [['Phone', phone.shown]] as const }] : [])],
    href: `${origin}${ownerPaths.ownerOrder(item.id)}`,
    key,
  })
  const to = normalizePhone(vehicle.contactPhone)
  const text = `${PRODUCT}: ${sentence}${phone ? ` ${phone.shown}` : ''}`
  if (to) await writeSms(tx, { to: to.e164, text, secret: null, key })
}
