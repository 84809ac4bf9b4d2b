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
    subject: 'Not available any more',
    sentence: (title: string, days: string, project: string) =>
      `Somebody else has booked the ${title} for some of the days you want for ${project}: ${days}.`,
  },
  kept: {
    outcome: 'taken',
    subject: 'Not available any more',
    sentence: (title: string, days: string, project: string) =>
      `The owner of the ${title} needs it on some of the days you want for ${project}: ${days}.`,
  },
  free: {
    outcome: 'free',
    subject: 'Free again',
    sentence: (title: string, days: string, project: string) =>
      `The ${title} is free again on the days you wanted for ${project}: ${days}.`,
  },
} as const

const WHAT_NEXT = {
  taken: {
    agreed: 'It cannot be booked for these days now. Inquire for other dates or pick another vehicle.',
    open: 'The inquiry leads nowhere now. Inquire for other dates or pick another vehicle.',
  },
  free: {
    agreed: 'The rate you agreed on stands. The days are held once you book the vehicle.',
    open: 'Your inquiry stands as it was.',
  },
}
