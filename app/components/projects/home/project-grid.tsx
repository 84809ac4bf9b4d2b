import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ProjectCard } from '~/components/crew/project-card'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { Pager } from '~/components/ui/navigation/pager'
import { projectPaths } from '~/models/trade/paths/projects'
import type { ProjectGroup } from '~/services/projects/projects-page.server'

/** A project with its '9 cars - 6 members'. */
export type CountedProject = ProjectGroup['projects'][number] & { counts: string }

interface ProjectGridProps {
  heading: string
  projects: readonly CountedProject[]
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
              <ProjectCard project={project} to={projectPaths.projectList(project.id)} counts={project.counts}>
                {project.mayDownload && (
                  <Link className={CORNER} to={projectPaths.projectReport(project.id)} reloadDocument>
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

/** Seen while the card is pointed at or has the focus, and always where nothing can be pointed with. */
const CORNER = `${BUTTON_CLASS.secondary} btn-square absolute top-2 right-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100`
