import type { ReactNode } from 'react'
import { ProjectCard } from '~/components/crew/project-card'
import { Pager } from '~/components/ui/pager'
import { paths } from '~/models/trade/addresses/paths'
import type { ProjectGroup } from '~/services/projects/projects-page.server'
import { projectCounts } from '../project-header'

type ProjectOfGrid = ProjectGroup['projects'][number]

interface ProjectGridProps {
  heading: string
  projects: readonly ProjectOfGrid[]
  /** What stands in its place where there is none. */
  empty: ReactNode
  nextTo: string | null
}

/** One group of a person's projects. */
export function ProjectGrid({ heading, projects, empty, nextTo }: ProjectGridProps) {
  return (
    <section className="mt-10" aria-label={heading}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {projects.length === 0 ? (
        empty
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
