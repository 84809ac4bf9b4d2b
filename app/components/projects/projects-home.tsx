import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ProjectCard } from '~/components/crew/project-card'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import type { ProjectTask, ProjectTasks } from '~/models/trade/due/project-tasks'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import type { ProjectGroup } from '~/services/projects/projects-page.server'

type Project = ProjectGroup['projects'][number] & { tasks: ProjectTasks | null; firstTasks: readonly ProjectTask[] }
type Group = { projects: Project[]; next: ProjectGroup['next'] }

interface ProjectsHomeProps {
  active: Group
  past: Group
  /** The viewer's email address, which invitations are sent to. */
  email: string
  may: { create: boolean; search: boolean }
}

/** The viewer's active and past projects. */
export function ProjectsHome({ active, past, email, may }: ProjectsHomeProps) {
  const isFirst = may.create && active.projects.length === 0
  return (
    <div className="page">
      <PageTitle title="Projects" actions={may.create && !isFirst && <CreateProject look="outline" />} />
      <ProjectGrid
        heading="Your Active Projects"
        projects={active.projects}
        empty={isFirst ? <FirstProject /> : <NoProject email={email} maySearch={may.search} />}
        nextTo={active.next && `?active-after=${active.next}`}
      />
      <ProjectGrid
        heading="Your Past Projects"
        projects={past.projects}
        empty={<EmptyState title={PROJECT_MESSAGES.noProjects} hint="Closed projects show up here." />}
        nextTo={past.next && `?past-after=${past.next}`}
      />
    </div>
  )
}

/** For people who are invited to projects and may not create them. */
function NoProject({ email, maySearch }: { email: string; maySearch: boolean }) {
  return (
    <EmptyState
      title={PROJECT_MESSAGES.noProjects}
      hint={`Ask your production to add ${email} to its project. It shows up here then.`}
      action={
        maySearch && (
          <Link className={BUTTON_CLASS.secondary} to={searchPaths.searchResults()}>
            Search vehicles
          </Link>
        )
      }
    />
  )
}

/** What an admin without a project sees first: what a project is for, and the button to create one. */
function FirstProject() {
  return (
    <EmptyState
      title={PROJECT_MESSAGES.noProjects}
      hint={
        <>
          A project keeps the vehicles of one production together.
          <span className="mx-auto mt-4 grid w-fit gap-3 text-left">
            {STEPS.map((step, index) => (
              <span key={step} className="flex gap-3">
                <b className="figure">{index + 1}</b>
                <span>{step}</span>
              </span>
            ))}
          </span>
        </>
      }
      action={<CreateProject look="primary" />}
    />
  )
}

function CreateProject({ look }: { look: 'primary' | 'outline' }) {
  return (
    <Link className={BUTTON_CLASS[look]} to={projectPaths.newProject()} preventScrollReset>
      <Icon name="plus" />
      Create Project
    </Link>
  )
}

const STEPS = [
  'Name the project and its first list, and invite your crew if you like.',
  'Search vehicles and add them to its lists.',
  'Request rates from the owners, then book.',
]

interface ProjectGridProps extends Pick<Group, 'projects'> {
  heading: string
  /** Shown if there are no projects. */
  empty: ReactNode
  nextTo: string | null
}

/** One group of the viewer's projects. */
function ProjectGrid({ heading, projects, empty, nextTo }: ProjectGridProps) {
  return (
    <section className="mt-10" aria-label={heading}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {projects.length === 0 ? (
        empty
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                to={projectPaths.projectList(project.id)}
                counts={project.counts}
                tasks={project.tasks}
                firstTasks={project.firstTasks}
                facts={<PickupAndBudget project={project} />}
              >
                {project.mayDownload && (
                  <Link
                    className={`${BUTTON_CLASS.ghost} btn-square`}
                    to={projectPaths.projectReport(project.id)}
                    title="Download ZIP"
                    reloadDocument
                  >
                    <Icon name="download" />
                    <span className="sr-only">Download ZIP of {project.title}</span>
                  </Link>
                )}
              </ProjectCard>
            </li>
          ))}
        </ul>
      )}
      <Pager to={nextTo} label="Show more projects" />
    </section>
  )
}

/** What the reader can do about its deals, its next pickup or delivery, and what is left of its budget. */
function PickupAndBudget({ project: { title, deals, nextPickup, budget } }: { project: Project }) {
  return (
    <>
      {deals.map(({ text, isTurn, to }) => (
        <Link
          key={text}
          className={`link figure relative inline-flex min-h-11 items-center text-sm ${isTurn ? 'font-semibold text-warning' : ''}`}
          to={to}
        >
          {text}
          <span className="sr-only"> in {title}</span>
        </Link>
      ))}
      {nextPickup && (
        <a
          className="link relative inline-flex min-h-11 items-center text-sm"
          href={pickupPaths.pickupDetails(nextPickup.orderId)}
        >
          {`Next ${nextPickup.isDelivered ? 'delivery' : 'pickup'} ${nextPickup.day}`}
          <span className="sr-only"> of {title}</span>
        </a>
      )}
      {budget && <p className={`figure py-1 text-sm ${budget.isOver ? 'text-error' : ''}`}>{budget.left}</p>}
    </>
  )
}
