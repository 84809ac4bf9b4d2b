import { bestCommands, type Command, type Found, pageCommands, searchCommand } from '~/models/today/commands/commands'
import { type ParsedCommand, parseCommand } from '~/models/today/commands/parse-command'
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
  const command = parseCommand(text, today)
  if (command.text === '') return []
  const actions = await actionCommands(asker, command)
  const pages = pageCommands({ name: personName(asker), role: asker.role }, command)
  return bestCommands([...actions.exact, ...pages, ...actions.named], searchCommand(asker.role, command, today))
}

function actionCommands(asker: Account, command: ParsedCommand): Promise<Found> {
  if (mayOpen('providerDesk', asker.role)) return staffCommands(command)
  if (mayOpen('ownerDesk', asker.role)) return ownerCommands(asker, command)
  return crewCommands(asker, command)
}
