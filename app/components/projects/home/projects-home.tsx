import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/feedback/empty-state'
import { Icon } from '~/components/ui/icon'
import { PageTitle } from '~/components/ui/page-title'
import { PROJECT_MESSAGES } from '~/models/crew/project-messages'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { FirstProject } from './first-project'
import { type CountedProject, ProjectGrid } from './project-grid'

type Group = { projects: readonly CountedProject[]; next: string | null }

interface ProjectsHomeProps {
  active: Group
  past: Group
  /** By which whoever looks is invited. */
  email: string
  may: { create: boolean; search: boolean }
}

/** Somebody's projects: those that run, and those that are closed. */
export function ProjectsHome({ active, past, email, may }: ProjectsHomeProps) {
  const isFirst = may.create && active.projects.length === 0
  return (
    <div className="page">
      <PageTitle
        title="Projects"
        actions={
          may.create &&
          !isFirst && (
            <Link className={BUTTON_CLASS.primary} to={projectPaths.newProject()} preventScrollReset>
              <Icon name="plus" />
              Create Project
            </Link>
          )
        }
      />
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

/** For somebody who is invited to projects and makes none. */
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
