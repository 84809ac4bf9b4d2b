import type { ReactNode } from 'react'
import { ProjectCard } from '~/components/crew/project-card'
import { EmptyState } from '~/components/ui/empty-state'
import { Pager } from '~/components/ui/pager'
import { PROJECT_MESSAGES } from '~/models/crew/project-messages'
import { paths } from '~/models/trade/addresses/paths'
import type { ProjectGroup } from '~/services/projects/projects-page.server'
import { projectCounts } from '../project-header'

type ProjectOfGrid = ProjectGroup['projects'][number]

interface ProjectGridProps {
  heading: string
  projects: readonly ProjectOfGrid[]
  /** What makes a project appear here. */
  emptyHint: string
  emptyAction?: ReactNode
  nextTo: string | null
}

/** One group of a person's projects. */
export function ProjectGrid({ heading, projects, emptyHint, emptyAction, nextTo }: ProjectGridProps) {
  return (
    <section className="mt-10" aria-label={heading}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {projects.length === 0 ? (
        <EmptyState title={PROJECT_MESSAGES.noProjects} hint={emptyHint} action={emptyAction} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} to={paths.projectList(project.id)} counts={projectCounts(project)} />
            </li>
          ))}
        </ul>
      )}
      <Pager to={nextTo} label="Show more projects" />
    </section>
  )
}
