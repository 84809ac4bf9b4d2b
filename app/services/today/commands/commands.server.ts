import { bestCommands, type Command, type Found, searchCommand } from '~/models/today/commands/commands'
import { pageCommands } from '~/models/today/commands/page-commands'
import { type ParsedCommand, parseCommand } from '~/models/today/commands/parse-command'
import { taskCommands } from '~/models/today/commands/task-commands'
import { mayOpen } from '~/models/trade/access/permissions'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { currentTasks } from '../current-tasks.server'
import { crewCommands } from './crew-commands.server'
import { ownerCommands, staffCommands } from './desk-commands.server'

/**
 * The pages and forms that a typed text may mean, best first, of those that the asker may open. Read-only: actions are
 * done, and permissions checked, on the page that a command opens. At most five queries besides those for the tasks,
 * which are cached. `projectId`: the project in view, or the last one.
 */
export async function commandsFor(asker: Account, text: string, projectId: string | null = null): Promise<Command[]> {
  const today = todayIn(HOME_ZONE, now())
  const command = parseCommand(text, today)
  if (command.text === '') return []
  const { exact, pages, named } = await actionCommands(asker, command, projectId)
  const ofAccount = pageCommands({ name: personName(asker), role: asker.role }, command)
  const tasks = taskCommands(await currentTasks(asker), command)
  return bestCommands([...exact, ...ofAccount, ...pages, ...named, ...tasks], searchCommand(asker.role, command, today))
}

function actionCommands(asker: Account, command: ParsedCommand, projectId: string | null): Promise<Found> {
  if (mayOpen('providerDesk', asker.role)) return staffCommands(command)
  if (mayOpen('ownerDesk', asker.role)) return ownerCommands(asker, command)
  return crewCommands(asker, command, projectId)
}
