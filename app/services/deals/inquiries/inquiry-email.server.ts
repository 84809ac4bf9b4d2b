import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { formatDeadline } from '~/models/trade/days/instant-words'
import { formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { MILEAGES, USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'

import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { accounts, inquiries, vehicles } from '~/server/db/schema'
import { writeMail } from '~/server/mail/write-mail.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'

/** Mails the owner of the vehicle that somebody asks for it, with a link to the thread. */
export async function notifyOwnerOfInquiry(tx: Tx, inquiryId: string, origin: string): Promise<void> {
  const [row] = await tx
    .select({ inquiry: inquiries, vehicle: vehicles, owner: { email: accounts.email, firstName: accounts.firstName } })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(eq(inquiries.id, inquiryId))
  if (!row) return
  const { inquiry, vehicle, owner } = row
  const days = formatBookingOfYear({ from: inquiry.bookedFrom, to: inquiry.bookedTo })
  const title = vehicleTitle(vehicle)
  await writeMail(tx, {
    to: owner,
    subject: `Inquiry for your ${title}: ${formatCents(inquiry.lastOfferCents)}, ${days}`,
    parts: [
      `${inquiry.productionCompany} would like to rent your ${title}.`,
      ...(await emailPicture(tx, { id: vehicle.id, title }, origin)),
      {
        facts: [
          ['Days', days],
          ['Offer', `${formatCents(inquiry.lastOfferCents)} before tax (listed: ${formatCents(inquiry.listedCents)})`],
          ['Location', inquiry.location],
          ['Mileage', labelOf(MILEAGES, inquiry.mileage)],
          ['Usage', inquiry.usages.map((usage) => labelOf(USAGES, usage)).join(', ')],
        ],
      },
      `Please answer before ${formatDeadline(inquiry.deadlineAt, vehicle.zone, now())}.`,
    ],
    button: ['Answer the inquiry', `${origin}${dealPaths.ownerInquiry(inquiry.id)}`],
    key: `inquiry-sent/${inquiry.id}`,
  })
}
