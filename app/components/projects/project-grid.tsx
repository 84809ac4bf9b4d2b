import { Link } from '@remix-run/react'
import { paths } from '~/models/paths'
import { PROJECT_MESSAGES } from '~/models/project-messages'
import { EmptyState } from '../ui/empty-state'
import { Pager } from '../ui/pager'
import { Photo, type Picture } from '../ui/photo'
import { projectCounts } from './project-header'

interface ProjectOfGrid {
  id: string
  title: string
  location: string
  description: string
  cars: number
  members: number
  pictures: readonly Picture[]
}

interface ProjectGridProps {
  heading: string
  projects: readonly ProjectOfGrid[]
  /** What makes a project appear here. */
  emptyHint: string
  nextTo: string | null
}

/** One group of a person's projects. */
export function ProjectGrid({ heading, projects, emptyHint, nextTo }: ProjectGridProps) {
  return (
    <section className="mt-10" aria-label={heading}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {projects.length === 0 ? (
        <EmptyState title={PROJECT_MESSAGES.noProjects} hint={emptyHint} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
      <Pager to={nextTo} label="Show more projects" />
    </section>
  )
}

/** The whole card leads to the project; readers meet the one link on its title. */
function ProjectCard({ project }: { project: ProjectOfGrid }) {
  return (
    <article className="sheet relative flex h-full flex-col overflow-hidden hover:border-(--field-line)">
      <ProjectPictures pictures={project.pictures} />
      <div className="grid content-start gap-1 p-4">
        <h3 className="text-lg leading-snug font-semibold">
          <Link className="after:absolute after:inset-0 hover:underline" to={paths.projectList(project.id)}>
            {project.title}
          </Link>
        </h3>
        <p className="text-sm text-quiet">{project.location || '-'}</p>
        <p className="figure text-sm">{projectCounts(project)}</p>
        {project.description && <p className="mt-1 line-clamp-3 text-sm text-quiet">{project.description}</p>}
      </div>
    </article>
  )
}

/** The first picture large, two more beside it: three of 4:3 in a frame of 2:1, uncut. Without any, a drawing. */
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
