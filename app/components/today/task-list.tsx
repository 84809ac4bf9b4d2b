import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { EmptyState, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { leadsApart, type Task } from '~/models/today/tasks'
import type { todayPage } from '~/models/today/today-page'
import { URGENCY_TONES } from '~/models/trade/due/urgency'
import { todayPaths } from '~/models/trade/paths/today'
import { photoUrls } from '~/models/trade/photos'

/** The reader's tasks, most urgent first; each row has a button that leads to where it is done. */
export function TaskList({ date, project, summary, groups }: ReturnType<typeof todayPage>) {
  return (
    <>
      <PageTitle
        title={project ? `Today: ${project.title}` : 'Today'}
        lead={summary ? `${date}: ${summary}` : date}
        actions={
          project && (
            <Link className={BUTTON_CLASS.outline} to={todayPaths.today()}>
              Show all projects
            </Link>
          )
        }
      />
      {groups.length === 0 && (
        <EmptyState
          className="mt-6"
          title="Nothing needs you right now."
          hint="What is late, due today or coming up shows up here, and in your morning digest."
        />
      )}
      {groups.map(({ label, urgency, tasks }, group) => (
        <section key={urgency} className="sheet mt-6 overflow-hidden" aria-labelledby={`tasks-${urgency}`}>
          <h2
            id={`tasks-${urgency}`}
            className="flex items-center gap-3 border-b border-base-300 px-4 py-3 text-lg sm:px-5"
          >
            <Status tone={URGENCY_TONES[urgency]} label={label} />
            <span className="figure text-sm font-normal text-quiet">{tasks.length}</span>
          </h2>
          <ul className="divide-y divide-base-300">
            {tasks.map((task, index) => (
              <TaskRow key={task.kind + task.to + task.text} task={task} isFirst={group + index === 0} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function TaskRow({ task, isFirst }: { task: Task; isFirst: boolean }) {
  const { kind, text, about, photoId, project, button, to, urgency } = task
  const detail = [about, project?.title].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5">
      <span className="flex min-w-0 grow basis-64 items-center gap-3">
        {photoId && <Photo picture={photoUrls(photoId)} alt="" sizes="5rem" className="w-19! shrink-0 rounded-field" />}
        <span className="min-w-0">
          <span className={`block font-semibold ${urgency === 'late' ? 'text-error' : ''}`}>{text}</span>
          {detail && <span className="block text-sm wrap-anywhere text-quiet">{detail}</span>}
        </span>
      </span>
      <Link
        className={`${BUTTON_CLASS[isFirst ? 'primary' : 'outline']} w-56 max-sm:w-full`}
        to={to}
        reloadDocument={leadsApart(kind)}
      >
        {button}
        <span className="sr-only">: {[text, detail].filter(Boolean).join(', ')}</span>
      </Link>
    </li>
  )
}
