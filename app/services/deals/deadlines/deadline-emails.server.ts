import { sideToAnswer } from '~/models/deals/negotiation'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { formatDeadline } from '~/models/trade/days/zones'
import { formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { issueAnswerLink } from '~/server/session/answer-links.server'
import { membersWho } from '~/services/crew/membership.server'
import { emailPicture } from '~/services/fleet/vehicle-photos.server'
import type { Thread } from '../lock-thread.server'

type Reader = { id: string; email: string }

/** Emails the side whose turn it is that its offer is waiting; one person only with `accountId`. False if nobody is. */
export async function remindOfOffer(tx: Tx, thread: Thread, origin: string, accountId?: string): Promise<boolean> {
  const { id: inquiryId, projectId, productionCompany, vehicle, owner, lastOffer, negotiation } = thread
  const { round, deadlineAt } = negotiation
  const side = sideToAnswer(round)
  const until = formatDeadline(deadlineAt, vehicle.zone, now())
  const who = side === 'owner' ? `${productionCompany} offers` : 'The owner offered'
  const email = {
    subject: `Waiting for your answer until ${until}: ${vehicle.title}`,
    parts: [
      `${who} ${formatCents(lastOffer)} before tax for ${about(thread, side)}.`,
      `Please answer before ${until}. After that, the offer expires.`,
      ...(await emailPicture(tx, vehicle, origin)),
    ],
  }
  const isChosen = ({ id }: Reader) => accountId === undefined || id === accountId
  const linkFor = async (to: Reader) => {
    const link = await issueAnswerLink(tx, { inquiryId, round, to, expiresAt: deadlineAt }, origin)
    return { ...email, ...link, key: link.href }
  }
  if (side === 'owner') {
    if (isChosen(owner)) await writeMail(tx, { ...(await linkFor(owner)), type: 'answer-due-for-owner', to: owner })
    return isChosen(owner)
  }
  const readers = (await membersWho(tx, 'negotiate', [projectId])).filter(isChosen)
  for (const to of readers) await writeMail(tx, { ...(await linkFor(to)), type: 'answer-due', to })
  return readers.length > 0
}

/** Emails both sides that nobody has answered the last offer in time. */
export async function notifyTimeIsUp(tx: Tx, thread: Thread, origin: string): Promise<void> {
  const { id, projectId, listVehicleId, productionCompany, vehicle, owner, lastOffer, negotiation } = thread
  const late = sideToAnswer(negotiation.round)
  const offer = formatCents(lastOffer)
  const email = { subject: `Time's up: ${vehicle.title}`, key: id }
  const toOwner =
    late === 'owner'
      ? `The time to answer ${productionCompany}'s offer of ${offer} is over.`
      : `${productionCompany} did not answer your offer of ${offer} in time.`
  await writeMail(tx, {
    ...email,
    type: 'time-is-up-for-owner',
    to: owner,
    parts: [`${toOwner} It was for ${about(thread, 'owner')}.`, 'The crew can send a new inquiry.'],
    href: `${origin}${dealPaths.ownerInquiry(id)}`,
  })
  const toCrew =
    late === 'owner'
      ? `The owner did not answer your offer of ${offer} in time.`
      : `The time to answer the owner's offer of ${offer} is over.`
  for (const to of await membersWho(tx, 'negotiate', [projectId])) {
    await writeMail(tx, {
      ...email,
      type: 'time-is-up',
      to,
      parts: [`${toCrew} It was for ${about(thread, 'renter')}.`, 'You can send a new inquiry.'],
      href: `${origin}${listPaths.listVehicle(projectId, listVehicleId)}`,
    })
  }
}

/** 'your 1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026' */
function about({ vehicle, booking }: Thread, reader: 'owner' | 'renter'): string {
  return `${reader === 'owner' ? 'your' : 'the'} ${vehicle.title}, ${formatBookingOfYear(booking)}`
}
