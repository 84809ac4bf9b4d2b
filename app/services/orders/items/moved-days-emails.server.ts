import { formatBookingOfYear } from '~/models/trade/days/day'
import { listPaths } from '~/models/trade/paths/lists'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { membersWho } from '~/services/crew/membership.server'
import type { WantedDays } from '~/services/deals/inquiry-state.server'

/** Who moves the days: an asker, or a calendar feed on behalf of its owner. */
export type Acting = Pick<Actor, 'id' | 'origin'>

/**
 * Emails the members who may inquire in these projects, except for the asker, one email per list vehicle. The email
 * does not disclose who has the days.
 */
export async function notifyDaysMoved(
  tx: Tx,
  asker: Acting,
  key: string,
  what: keyof typeof TEXTS,
  wanted: readonly WantedDays[],
): Promise<void> {
  if (wanted.length === 0) return
  const outcome = what === 'free' ? 'free' : 'taken'
  const next = WHAT_NEXT[outcome]
  const readers = await membersWho(tx, 'inquire', [...new Set(wanted.map(({ project }) => project.id))])
  for (const { inquiryId, status, booking, title, listVehicleId, project } of wanted) {
    const days = formatBookingOfYear(booking)
    for (const to of readers.filter(({ id, projectId }) => projectId === project.id && id !== asker.id)) {
      await writeMail(tx, {
        type: `days-${outcome}`,
        to,
        subject: `${next.subject}: ${title}, ${days}`,
        parts: [TEXTS[what](title, days, project.title), status === 'agreed' ? next.agreed : next.open],
        href: `${asker.origin}${listPaths.listVehicle(project.id, listVehicleId)}`,
        key: `${inquiryId}/${key}`,
      })
    }
  }
}

const TEXTS = {
  booked: (title: string, days: string, project: string) =>
    `Another production has booked the ${title} for some of your dates on ${project}: ${days}.`,
  blocked: (title: string, days: string, project: string) =>
    `The owner of the ${title} has blocked some of your dates on ${project}: ${days}.`,
  free: (title: string, days: string, project: string) =>
    `The ${title} is available again on your dates for ${project}: ${days}.`,
}

const WHAT_NEXT = {
  taken: {
    subject: 'No longer available',
    agreed: "It can't be booked for these dates now. Inquire about other dates or choose another vehicle.",
    open: "Your inquiry for these dates can't go ahead. Inquire about other dates or choose another vehicle.",
  },
  free: {
    subject: 'Available again',
    agreed: 'Your agreed rate is still good. Book the vehicle to hold the dates.',
    open: 'Your inquiry is still open.',
  },
}
