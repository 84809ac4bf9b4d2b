import type { ReactNode } from 'react'
import { paths } from '~/models/trade/addresses/paths'
import { PROJECT_STATUS_LABELS, type ProjectStatus } from '~/models/trade/vocabulary/statuses/project-status'
import { Breadcrumb } from '../ui/breadcrumb'
import { Icon } from '../ui/icon'

interface ProjectHeaderProps {
  project: { id: string; title: string; description: string; location: string; status: ProjectStatus }
  counts: { cars: number; members: number }
  /** The page below the project's own, when this is one. */
  section?: string
  actions?: ReactNode
}

/** What a page of a project begins with. */
export function ProjectHeader({ project, counts, section, actions }: ProjectHeaderProps) {
  const projects = { label: 'Projects', to: paths.projects() }
  const trail = section ? [projects, { label: project.title, to: paths.projectList(project.id) }] : [projects]
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <Breadcrumb trail={trail} current={section ?? project.title} />
        <h1 className="text-2xl">{project.title}</h1>
        {project.description && <p className="mt-1 max-w-2xl text-quiet">{project.description}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {project.location && (
            <span className="flex items-center gap-1.5">
              <Icon name="pin" className="size-4! text-quiet" />
              {project.location}
            </span>
          )}
          <span>{PROJECT_STATUS_LABELS[project.status]}</span>
          <span className="figure">{projectCounts(counts)}</span>
        </p>
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full">{actions}</div>}
    </div>
  )
}

/** '9 cars - 6 members'. */
export function projectCounts({ cars, members }: { cars: number; members: number }): string {
  return `${cars} cars - ${members} members`
}
