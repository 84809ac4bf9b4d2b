import { NOT_HELD } from '~/models/deals/deal-terms'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { formatCents } from '~/models/trade/money'
import { listPaths } from '~/models/trade/paths/lists'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import type { Membership, membersWho } from '~/services/crew/membership.server'
import type { Deal } from '~/services/deals/require-deal.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'

type BookingRequest = {
  /** The members who may book. */
  bookers: Awaited<ReturnType<typeof membersWho>>
  listVehicleId: string
  inquiryId: string
  deal: Deal
  project: Membership['project']
}

/** Emails the members who may book that another member asks for a booking. */
export async function notifyBookingRequest(tx: Tx, asker: Account, request: BookingRequest): Promise<void> {
  const { bookers, listVehicleId, inquiryId, project } = request
  const { vehicle, booking, lastOffer } = request.deal
  if (booking === null || lastOffer === null) return
  const { title } = vehicle
  const picture = await emailPicture(tx, vehicle, asker.origin)
  for (const to of bookers) {
    await writeMail(tx, {
      type: 'booking-request',
      to,
      subject: `Please book: ${title} for ${project.title}`,
      parts: [
        `${personName(asker)} asked you to book the ${title} for ${project.title}.`,
        `${formatCents(lastOffer)} before tax is agreed for ${formatBookingOfYear(booking)}. ${NOT_HELD}`,
        ...picture,
      ],
      href: `${asker.origin}${listPaths.listVehicle(project.id, listVehicleId)}`,
      key: `${inquiryId}/${asker.id}`,
    })
  }
}
