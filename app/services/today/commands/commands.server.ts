import { type Asked, readAsked } from '~/models/today/commands/command-words'
import { bestCommands, type Command, type Found, pageCommands, searchCommand } from '~/models/today/commands/commands'
import { mayOpen } from '~/models/trade/access/permissions'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { crewCommands } from './crew-commands.server'
import { ownerCommands, staffCommands } from './desk-commands.server'

/**
 * The pages and forms that a typed text may mean, best first, of those that the asker may open. Read-only: actions are
 * done, and permissions checked, on the page that a command opens. At most four queries.
 */
export async function commandsFor(asker: Account, text: string): Promise<Command[]> {
  const today = todayIn(HOME_ZONE, now())
  const asked = readAsked(text, today)
  if (asked.text === '') return []
  const acts = await actCommands(asker, asked)
  const pages = pageCommands({ name: personName(asker), role: asker.role }, asked)
  return bestCommands([...acts.exact, ...pages, ...acts.named], searchCommand(asker.role, asked, today))
}

function actCommands(asker: Account, asked: Asked): Promise<Found> {
  if (mayOpen('providerDesk', asker.role)) return staffCommands(asked)
  if (mayOpen('ownerDesk', asker.role)) return ownerCommands(asker, asked)
  return crewCommands(asker, asked)
}
