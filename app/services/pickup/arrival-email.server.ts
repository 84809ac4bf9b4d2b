import { formatDeadline } from '~/models/trade/days/instant-words'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { ownerPaths } from '~/models/trade/paths/owner'

import { PRODUCT } from '~/models/trade/product'
import { arrivalWords } from '~/models/trade/words/arrival-words'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import type { EmailPart } from '~/server/mail/email-template'
import { writeMail } from '~/server/mail/write-mail.server'
import { writeSms } from '~/server/sms/write-sms.server'

type Arrival = {
  id: string
  by: { firstName: string; lastName: string; phone: string | null }
  minutes: number
  title: string
  /** Where the vehicle is. */
  zone: string
  orderItemId: string
  project: { productionCompany: string }
  owner: { firstName: string; email: string }
  /** Of whoever hands the vehicle over, as its listing says. */
  contactPhone: string
  origin: string
}

/** The owner's mail, and a text message to the number that the listing gives for pickups. */
export async function notifyOwnerOfArrival(tx: Tx, arrival: Arrival): Promise<void> {
  const { by, minutes, title, zone, project, owner, orderItemId, origin } = arrival
  const name = personName(by)
  const at = new Date(now().getTime() + minutes * 60_000)
  const when = minutes === 0 ? '' : `, about ${formatDeadline(at, zone, now())}`
  const sentence = `${name} of ${project.productionCompany} ${arrivalWords(minutes)} for your ${title}${when}.`
  const phone = by.phone ? normalizePhone(by.phone) : null
  const call: EmailPart[] = phone ? [{ facts: [['Phone', phone.shown]] }] : []
  const key = `arrival/${arrival.id}`
  await writeMail(tx, {
    to: owner.email,
    subject: `${name} ${arrivalWords(minutes)}: ${title}`,
    parts: [
      `Hello ${owner.firstName},`,
      sentence,
      ...call,
      { button: 'Open the booking', href: `${origin}${ownerPaths.ownerOrder(orderItemId)}` },
    ],
    secret: null,
    key,
  })
  const to = normalizePhone(arrival.contactPhone)
  if (to)
    await writeSms(tx, {
      to: to.e164,
      text: `${PRODUCT}: ${sentence}${phone ? ` ${phone.shown}` : ''}`,
      secret: null,
      key,
    })
}
