import { splitWords } from '~/models/search/spelling'
import { todayPaths } from '~/models/trade/paths/today'
import { leadsApart, type Task } from '../tasks'
import { areAmong, type Command } from './commands'
import type { ParsedCommand } from './parse-command'

/** The rows of the Today page with all typed words, each with the page where it is done; last, the page itself. */
export function taskCommands(tasks: readonly Task[], { text }: ParsedCommand): Command[] {
  const words = splitWords(text).filter((word) => !QUESTION_WORDS.has(word))
  if (words.length === 0) return []
  const found = tasks.filter((task) => areAmong(wordsOf(task), words))
  const isAboutTasks = words.every((word) => TASK_WORDS.has(word))
  return [...found.map(taskCommand), ...(isAboutTasks ? [TODAY] : [])]
}

const wordsOf = ({ kind, urgency, text, about, button }: Task) =>
  [kind, urgency === 'late' ? 'late' : '', OTHER_WORDS[kind] ?? '', text, about, button].flatMap(splitWords)

function taskCommand({ kind, text, about, button, project, to }: Task): Command {
  const command = { text: `${button}: ${about || text}`, kind: project?.title ?? 'Today', to }
  return leadsApart(kind) ? { ...command, isApart: true } : command
}

/** What people call such a task besides what its row says. */
const OTHER_WORDS: Partial<Record<Task['kind'], string>> = {
  unsigned: 'not signed agreement',
}

/** Left out: 'who has not signed', 'what is late'. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'who what which has have is are the did does do still to my'.split(' '),
)

/** Words for tasks in general. */
const TASK_WORDS: ReadonlySet<string> = new Set(
  'task tasks due late overdue not signed unsigned sign missing'.split(' '),
)

const TODAY: Command = { text: 'Today', kind: 'Page', to: todayPaths.today() }
