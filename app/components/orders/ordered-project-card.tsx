import { ProjectCard } from '~/components/crew/project-card'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OrderedProject } from '~/services/orders/ordered-projects-page.server'

/** A project that has orders; its card leads to them. */
export function OrderedProjectCard({ project }: { project: OrderedProject }) {
  const counts = project.orders === 1 ? '1 order' : `${project.orders} orders`
  return <ProjectCard project={project} to={orderPaths.ordersOfProject(project.id, project.title)} counts={counts} />
}
