import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { listPaths } from '~/models/trade/paths/lists'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Actor } from '~/server/session/asker.server'
import { projectLeaders } from '~/services/crew/project-leaders.server'
import type { WantedDays } from '~/services/deals/wanted-days.server'

/** Who took or released days; `key` identifies the event for idempotent emails. */
type DaysEvent = { asker: Actor; key: string }

/**
 * Emails the leaders of the projects that want these days, one email per vehicle of a list, but not the acting account.
 * The email does not disclose who has the days.
 */
export async function notifyDaysMoved(
  tx: Tx,
  what: keyof typeof TEXTS,
  { asker, key }: DaysEvent,
  wanted: WantedDays[],
): Promise<void> {
  if (wanted.length === 0) return
  const leaders = await projectLeaders(tx, [...new Set(wanted.map(({ project }) => project.id))])
  for (const { inquiryId, status, booking, title, listVehicleId, project } of wanted) {
    const days = formatBookingOfYear(booking)
    const { outcome, subject, sentence } = TEXTS[what]
    for (const leader of leaders.filter(({ id, projectId }) => projectId === project.id && id !== asker.id)) {
      await writeMail(tx, {
        to: leader.email,
        subject: `${subject}: ${title}, ${days}`,
        parts: [
          `Hello ${leader.firstName},`,
          sentence(title, days, project.title),
          WHAT_NEXT[outcome][status === 'agreed' ? 'agreed' : 'open'],
          { button: 'Open the vehicle', href: `${asker.origin}${listPaths.listVehicle(project.id, listVehicleId)}` },
        ],
        secret: null,
        key: `days-${outcome}/${inquiryId}/${key}`,
      })
    }
  }
}

const TEXTS = {
  booked: {
    outcome: 'taken',
    subject: 'No longer available',
    sentence: (title: string, days: string, project: string) =>
      `Another production has booked the ${title} for some of your dates on ${project}: ${days}.`,
  },
  kept: {
    outcome: 'taken',
    subject: 'No longer available',
    sentence: (title: string, days: string, project: string) =>
      `The owner of the ${title} has blocked some of your dates on ${project}: ${days}.`,
  },
  free: {
    outcome: 'free',
    subject: 'Available again',
    sentence: (title: string, days: string, project: string) =>
      `The ${title} is available again on your dates for ${project}: ${days}.`,
  },
} as const

const WHAT_NEXT = {
  taken: {
    agreed: "It can't be booked for these dates now. Inquire about other dates or choose another vehicle.",
    open: "Your inquiry for these dates can't go ahead. Inquire about other dates or choose another vehicle.",
  },
  free: {
    agreed: 'Your agreed rate is still good. Book the vehicle to hold the dates.',
    open: 'Your inquiry is still open.',
  },
}
