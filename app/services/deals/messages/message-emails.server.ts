import { onBehalfOf } from '~/models/trade/access/permissions'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { dealPaths } from '~/models/trade/paths/deals'
import { PRODUCT } from '~/models/trade/product'
import type { Side } from '~/models/trade/vocabulary/deals'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Answerer, Deputy } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import type { Thread } from '../lock-thread.server'

/** Emails a message to the other side: the owner, who reads the production's name, or the members who may write. */
export async function notifyOfMessage(
  tx: Tx,
  thread: Thread,
  message: { id: string; side: Side; text: string },
  asker: Answerer,
): Promise<void> {
  const { id: inquiryId, projectId, listVehicleId, productionCompany, vehicle, owner } = thread
  const { text, id: key } = message
  const { origin } = asker
  const said = [text, ...(asker.kind === 'deputy' ? writtenBy(asker, productionCompany) : [])]
  const days = formatBookingOfYear(thread.booking)
  if (message.side === 'renter') {
    await writeMail(tx, {
      type: 'deal-message-for-owner',
      to: owner,
      subject: `${productionCompany} wrote about your ${vehicle.title}`,
      parts: [`${productionCompany} wrote about your ${vehicle.title}, ${days}:`, ...said],
      href: `${origin}${dealPaths.ownerInquiry(inquiryId)}`,
      ...{ notes: [AT_MOST], key },
    })
    return
  }
  for (const to of await membersWho(tx, 'messageOwners', [projectId])) {
    await writeMail(tx, {
      type: 'deal-message',
      to,
      subject: `The owner wrote about the ${vehicle.title}`,
      parts: [`The owner wrote about the ${vehicle.title}, ${days}:`, ...said],
      href: `${origin}${dealPaths.messages(projectId, listVehicleId)}`,
      ...{ notes: [AT_MOST], key },
    })
  }
}

/** Says that staff wrote it on behalf of a side, and why. */
function writtenBy(deputy: Deputy, productionCompany: string) {
  const { side, reason } = deputy.behalf
  const text = `${personName(deputy)} of ${PRODUCT} has written ${onBehalfOf(side, productionCompany)}.`
  return [text, { facts: [['Reason', reason]] as const }]
}

const AT_MOST = 'We email you about this inquiry’s messages at most once an hour. The page shows all of them.'
