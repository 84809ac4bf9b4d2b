import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { personName } from '~/models/trade/fields/person'
import { formatCents } from '~/models/trade/money'
import { listPaths } from '~/models/trade/paths/lists'
import type { Tx } from '~/server/db/client.server'
import { inquiries, vehicles } from '~/server/db/schema'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'

type BookingRequest = {
  /** Those who may book. */
  bookers: { firstName: string; email: string }[]
  inquiryId: string
  project: { id: string; title: string }
}

/** Mails the admins that a member wants an agreed vehicle booked. */
export async function notifyBookingRequest(tx: Tx, asker: Account, request: BookingRequest): Promise<void> {
  const { bookers, inquiryId, project } = request
  const [row] = await tx
    .select({ inquiry: inquiries, vehicle: vehicles })
    .from(inquiries)
    .innerJoin(vehicles, eq(vehicles.id, inquiries.vehicleId))
    .where(eq(inquiries.id, inquiryId))
  if (!row) return
  const { inquiry, vehicle } = row
  const days = formatBookingOfYear({ from: inquiry.bookedFrom, to: inquiry.bookedTo })
  const title = vehicleTitle(vehicle)
  const picture = await emailPicture(tx, { id: vehicle.id, title }, asker.origin)
  for (const to of bookers) {
    await writeMail(tx, {
      to,
      subject: `Please book: ${title} for ${project.title}`,
      parts: [
        `${personName(asker)} asked you to book the ${title} for ${project.title}.`,
        `${formatCents(inquiry.lastOfferCents)} before tax is agreed for ${days}. The days are not on hold until you book.`,
        ...picture,
      ],
      button: ['Book the vehicle', `${asker.origin}${listPaths.listVehicle(project.id, inquiry.listVehicleId)}`],
      key: `booking-request/${inquiryId}/${asker.id}`,
    })
  }
}
