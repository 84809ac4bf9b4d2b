import { formatDayOfYear } from '~/models/trade/days/day'
import { externalPaths } from '~/models/trade/paths/lists'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { membersWho } from '~/services/crew/membership.server'
import type { dueReturns } from './due-returns.server'

type Due = Awaited<ReturnType<typeof dueReturns>>[number]

/** Emails the members who see the rental company. */
export async function notifyReturn(tx: Tx, { project, lastDay, ...vehicle }: Due, origin: string): Promise<void> {
  const { externalVehicleId, listVehicleId, title, company } = vehicle
  const day = formatDayOfYear(lastDay)
  for (const to of await membersWho(tx, 'seePrices', [project.id])) {
    await writeMail(tx, {
      type: 'external-return',
      to,
      subject: `Return ${title} by ${day}`,
      parts: [
        `The rental of this vehicle for ${project.title} ends on ${day}.`,
        {
          facts: [
            ['Vehicle', title],
            ['Return to', company],
            ['Last rental day', day],
          ],
        },
      ],
      href: `${origin}${externalPaths.externalVehicle(project.id, listVehicleId)}`,
      key: `${externalVehicleId}/${lastDay}`,
    })
  }
}
