import { byUrgency, type Task, taskSummary } from '~/models/today/tasks'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { crewPaths } from '~/models/trade/paths/crew'
import { todayPaths } from '~/models/trade/paths/today'
import type { Tx } from '~/server/db/client.server'
import { unsubscribeAddress } from '~/server/mail/unsubscribe.server'
import { type EmailRow, writeMail } from '~/server/mail/write-mail.server'
import type { ProjectChanges } from '~/services/crew/activity/recent-changes.server'

/** Nobody would read more; late tasks come first. */
const MAX_TASKS = 25

interface Digest {
  reader: { id: string; email: string; firstName: string }
  day: Day
  tasks: readonly Task[]
  changes: readonly ProjectChanges[]
  origin: string
}

/** Emails the digest of one morning. */
export async function mailDigest(tx: Tx, { reader, day, tasks, changes, origin }: Digest): Promise<void> {
  const shown = tasks.slice(0, MAX_TASKS)
  const summary = taskSummary(tasks) || 'what changed'
  await writeMail(tx, {
    type: 'morning-digest',
    to: reader,
    subject: `Morning digest, ${formatDayOfYear(day)}: ${summary}`,
    parts: [
      tasks.length > 0
        ? `What needs you this morning: ${summary}.`
        : 'Nothing needs you this morning. This has changed.',
      ...byUrgency(shown).map(({ label, tasks }) => ({
        heading: label,
        rows: tasks.map((task) => taskRow(task, origin)),
      })),
      ...(tasks.length > MAX_TASKS ? [`And ${tasks.length - MAX_TASKS} more on your Today page.`] : []),
      ...changes.map(({ project, lines, hasMore }) => ({
        heading: `What changed in ${project.title}`,
        rows: [
          ...lines.map((text) => ({ text })),
          {
            text: hasMore ? 'More in the activity log' : 'Open the activity log',
            href: `${origin}${crewPaths.activity(project.id)}`,
          },
        ],
      })),
    ],
    href: `${origin}${todayPaths.today()}`,
    notes: [
      {
        heading: 'About this email',
        rows: [
          {
            text: 'Unsubscribe from the morning digest',
            detail: 'It comes every morning when something needs you or has changed. Your profile has the setting too.',
            href: unsubscribeAddress({ mailing: 'morning-digest', accountId: reader.id }),
          },
        ],
      },
    ],
    key: `${reader.id}/${day}`,
  })
}

function taskRow({ text, about, project, to }: Task, origin: string): EmailRow {
  const detail = [about, project?.title].filter(Boolean).join(', ')
  return { text, ...(detail && { detail }), href: `${origin}${to}` }
}
