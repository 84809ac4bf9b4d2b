import type { CoiReminder } from '~/models/orders/coi-cover'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { documentPaths } from '~/models/trade/paths/documents'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { membersWho } from '~/services/crew/membership.server'

interface ExpiringCoi {
  documentId: string
  orderId: number
  projectId: string
  /** The project title. */
  title: string
  expiresOn: Day
  /** The last rental day of the order. */
  lastDay: Day
  /** Identifies the reminder. */
  days: CoiReminder
  today: Day
  origin: string
}

/** Emails the members who may upload another certificate of insurance. */
export async function notifyCoiExpires(tx: Tx, coi: ExpiringCoi): Promise<void> {
  const { documentId, orderId, projectId, title, expiresOn, lastDay, days, today, origin } = coi
  const left = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  for (const to of await membersWho(tx, 'changeOrders', [projectId])) {
    await writeMail(tx, {
      type: 'coi-expires',
      to,
      subject: `The COI for order #${orderId} expires ${left === 0 ? 'today' : `in ${pluralize(left, 'day')}`}`,
      parts: [
        `The certificate of insurance for order #${orderId}, ${title}, expires before the last rental day.`,
        {
          facts: [
            ['COI expires', formatDayOfYear(expiresOn)],
            ['Last rental day', formatDayOfYear(lastDay)],
          ],
        },
        'Please upload one that covers the whole rental.',
      ],
      href: `${origin}${documentPaths.orderDocuments(orderId)}`,
      key: `${documentId}/${expiresOn}/${days}`,
    })
  }
}
