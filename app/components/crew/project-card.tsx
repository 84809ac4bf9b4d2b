import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Status } from '~/components/ui/feedback/note'
import { Photo, type Picture } from '~/components/ui/photo'
import type { ProjectTask, ProjectTasks } from '~/models/trade/due/project-tasks'
import type { Urgency } from '~/models/trade/due/urgency'

interface ProjectCardProps {
  project: { title: string; location: string; description: string; pictures: readonly Picture[] }
  to: string
  /** '9 cars - 6 members', '2 orders'. */
  counts: string
  /** The viewer's tasks in this project, with a link to all of them. */
  tasks?: ProjectTasks | null
  /** The most urgent of them, unless the page shows them already. */
  firstTasks?: readonly ProjectTask[]
  /** More facts below the counts. */
  facts?: ReactNode
  /** In the corner beside the title, outside the card's link. */
  children?: ReactNode
}

/** A project in a grid. The whole card is clickable; for screen readers only the title is a link. */
export function ProjectCard({ project, to, counts, tasks = null, firstTasks = [], facts, children }: ProjectCardProps) {
  return (
    <article className="project-card group sheet relative flex h-full flex-col overflow-hidden hover:border-(--field-line)">
      <ProjectPictures pictures={project.pictures} />
      <div className="grid content-start gap-1 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-lg leading-snug font-semibold" dir="auto">
            <Link className="after:absolute after:inset-0 hover:underline" to={to}>
              {project.title}
            </Link>
          </h3>
          {children && <div className="relative -m-2 shrink-0">{children}</div>}
        </div>
        <p className="line-clamp-2 text-sm text-quiet" dir="auto">
          {project.location || '-'}
        </p>
        <p className="figure text-sm">{counts}</p>
        {tasks && (
          <div>
            <Link className="relative -my-1 inline-flex min-h-11 items-center" to={tasks.to}>
              <Status tone={tasks.isLate ? 'refused' : 'waiting'} label={tasks.text} className="underline" />
              <span className="sr-only"> in {project.title}</span>
            </Link>
            {firstTasks.length > 0 && (
              <ul className="text-sm">
                {firstTasks.map(({ urgency, text, about, to, isApart }) => (
                  <li key={to + text}>
                    <Link
                      className="relative flex min-h-11 flex-col justify-center py-1"
                      to={to}
                      reloadDocument={isApart}
                    >
                      <span className={`link font-semibold ${TASK_LOOKS[urgency]}`}>{text}</span>
                      {about && <span className="wrap-anywhere text-quiet">{about}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div className="-my-1 flex flex-wrap items-center gap-x-4 max-sm:gap-y-2 *:-my-1 empty:hidden">{facts}</div>
        {project.description && (
          <p className="mt-2 line-clamp-3 text-sm text-quiet" dir="auto">
            {project.description}
          </p>
        )}
      </div>
    </article>
  )
}

const TASK_LOOKS: Record<Urgency, string> = { late: 'text-error', today: 'text-warning', soon: '' }

/** One large picture and two small ones beside it: three of 4:3 in a 2:1 frame, uncropped. Without any, a drawing. */
function ProjectPictures({ pictures }: { pictures: readonly Picture[] }) {
  const [first, ...more] = pictures
  if (!first) {
    return (
      <img
        className="photo aspect-2/1!"
        src="/project-placeholder.svg"
        width={640}
        height={320}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  }
  return (
    <div className="grid aspect-2/1 grid-cols-3 grid-rows-2 gap-0.5">
      <Photo picture={first} alt="" sizes={LARGE} className="col-span-2 row-span-2 h-full!" />
      {more.map((picture) => (
        <Photo key={picture.url320} picture={picture} alt="" sizes={SMALL} className="h-full!" />
      ))}
      {more.length < 2 && <div className={`bg-base-300 ${more.length === 0 ? 'row-span-2' : ''}`} />}
    </div>
  )
}

const LARGE = '(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 66vw'
const SMALL = '(min-width: 64rem) 8rem, (min-width: 40rem) 17vw, 33vw'
