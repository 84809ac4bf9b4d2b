import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Note, Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb } from '~/components/ui/page'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { projectCounts } from '~/models/projects/project-actions'
import type { ProjectTasks } from '~/models/trade/due/project-tasks'
import { crewPaths } from '~/models/trade/paths/crew'
import { projectPaths } from '~/models/trade/paths/projects'
import { PROJECT_STATUS_LABELS, type ProjectStatus } from '~/models/trade/vocabulary/projects'

interface ProjectHeaderProps {
  project: { id: string; title: string; description: string; location: string; status: ProjectStatus }
  counts: { cars: number; members: number }
  /** The address of the members dialog over this page; by default over the lists. */
  membersTo?: string
  /** How much of the activity is new to the viewer: '5 new'. */
  fresh?: string | null
  /** The viewer's tasks in this project, with a link to all of them. */
  tasks?: ProjectTasks | null
  /** The title of this page, if it is below the project's main page. */
  section?: string
  /** What the counts include, if it is not obvious. */
  countsOf?: string
  /** A long title or description takes one line, and tablets show no description. */
  isCompact?: boolean
  /** Beside the text on wide screens: actions and the search. */
  children?: ReactNode
}

/** The header of a project's pages, at most 200 px high on wide screens; on phones what it is about is folded away. */
export function ProjectHeader({
  project,
  counts,
  membersTo,
  fresh = null,
  tasks = null,
  section,
  countsOf,
  isCompact = false,
  children,
}: ProjectHeaderProps) {
  const projects = { label: 'Projects', to: projectPaths.projects() }
  const trail = section ? [projects, { label: project.title, to: projectPaths.projectList(project.id) }] : [projects]
  return (
    <div
      className={`project-header relative flex flex-wrap items-start gap-x-6 gap-y-2 ${section ? '' : '-mt-3'} ${isCompact ? 'is-compact' : ''}`}
    >
      {project.status !== 'active' && <Closed />}
      <div className="relative min-w-0 flex-1 basis-72 xl:contents">
        <div className={`xl:flex-1 ${section ? '' : ONE_LINE}`}>
          <Breadcrumb trail={trail} current={section ?? project.title} />
          <h1 className="line-clamp-2 text-2xl max-md:text-xl" title={project.title} dir="auto">
            {project.title}
          </h1>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm max-md:-mb-2 md:mt-0 xl:order-1 xl:basis-full">
          <details className="peer md:hidden">
            <summary className="flex min-h-11 items-center gap-1">
              About
              <Icon name="down" className="turns w-4!" />
            </summary>
          </details>
          <div className="hidden basis-full flex-wrap items-center gap-x-4 gap-y-1 peer-open:flex md:contents">
            <Description text={project.description} />
            {project.location && (
              <span className="flex min-w-0 items-center gap-1.5">
                <Icon name="pin" className="size-4! text-quiet" />
                <bdi className="truncate">{project.location}</bdi>
              </span>
            )}
            <span>{PROJECT_STATUS_LABELS[project.status]}</span>
            <Link
              className="link figure leading-11 md:-my-3"
              to={membersTo ?? crewPaths.members(project.id)}
              preventScrollReset
            >
              {projectCounts(counts)}
            </Link>
            {countsOf && <span className="text-quiet">{countsOf}</span>}
          </div>
          <Link className="link inline-flex min-h-11 items-center gap-1.5 md:-my-3" to={crewPaths.activity(project.id)}>
            Activity {fresh && <Status tone="booked" label={fresh} />}
          </Link>
          {tasks && (
            <Link className="inline-flex min-h-11 items-center md:-my-3" to={tasks.to}>
              <Status tone={tasks.isLate ? 'refused' : 'waiting'} label={tasks.text} className="underline" />
            </Link>
          )}
          {tasks?.first && (
            <Link className="-my-3 min-h-11 content-center" to={tasks.first.to} reloadDocument={tasks.first.isApart}>
              <b className={tasks.isLate ? 'link text-error' : 'link'}>{tasks.first.text}</b>
            </Link>
          )}
        </div>
      </div>
      <div className="grid gap-2 max-lg:w-full lg:max-xl:w-136 xl:flex">{children}</div>
    </div>
  )
}

/** The title follows its parent page in one line, which on phones the menu and the search button end. */
const ONE_LINE =
  'flex min-h-11 items-center gap-2 max-md:pr-24 large-text:flex-wrap [&_nav]:m-0 [&_nav]:shrink-0 [&_nav_li:last-child]:hidden'

/** Explains why the pages of a closed project have no buttons. */
function Closed() {
  return (
    <Note tone="gone" className="w-full">
      <p className="font-semibold">{PROJECT_MESSAGES.isClosed}</p>
      <p>
        {PROJECT_MESSAGES.isClosedHint} {PROJECT_MESSAGES.stillOpen}
      </p>
    </Note>
  )
}

/** Shows two lines; a longer description expands when pressed. */
function Description({ text }: { text: string }) {
  if (text.length <= SURELY_SHORT)
    return (
      text && (
        <p className={`${DESCRIPTION} whitespace-pre-line`} dir="auto">
          {text}
        </p>
      )
    )
  return (
    <details className={`${DESCRIPTION} group`}>
      <summary className="line-clamp-2 whitespace-pre-line group-open:line-clamp-none" dir="auto">
        {text}
      </summary>
    </details>
  )
}

/** This many characters fit two lines on a phone. */
const SURELY_SHORT = 72

const DESCRIPTION = 'project-description basis-full text-base text-pretty text-quiet'
