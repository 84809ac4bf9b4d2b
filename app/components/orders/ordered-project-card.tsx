import { Link } from '@remix-run/react'
import { paths } from '~/models/paths'
import { Photo, type Picture } from '../ui/photo'

export interface OrderedProject {
  id: string
  title: string
  location: string
  description: string
  orders: number
  pictures: Picture[]
}

/** A project that has orders; its name leads to them. */
export function OrderedProjectCard({ project }: { project: OrderedProject }) {
  return (
    <article className="sheet flex flex-col overflow-hidden">
      <div className="grid auto-cols-fr grid-flow-col gap-px">
        {project.pictures.map((picture) => (
          <Photo key={picture.url640} picture={picture} alt="" sizes="(min-width: 64rem) 8rem, 33vw" />
        ))}
        {project.pictures.length === 0 && (
          <img
            src="/project-placeholder.svg"
            alt=""
            width={640}
            height={240}
            className="h-auto w-full"
            loading="lazy"
          />
        )}
      </div>
      <div className="min-w-0 p-4">
        <h3 className="text-lg leading-snug">
          <Link className="inline-flex min-h-11 items-center" to={paths.ordersOfProject(project.id, project.title)}>
            {project.title}
          </Link>
        </h3>
        <p className="text-sm text-quiet">{project.location || '-'}</p>
        <p className="mt-1 text-sm font-semibold">
          {project.orders} {project.orders === 1 ? 'order' : 'orders'}
        </p>
        {project.description && <p className="mt-2 text-sm">{project.description}</p>}
      </div>
    </article>
  )
}
