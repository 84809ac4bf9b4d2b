import { ProjectCard } from '~/components/crew/project-card'
import type { Picture } from '~/components/ui/photo'
import type { ProjectTasks } from '~/models/trade/due/project-tasks'
import { pluralize } from '~/models/trade/format/text'
import { orderPaths } from '~/models/trade/paths/orders'

interface OrderedProject {
  id: string
  title: string
  location: string
  description: string
  isActive: boolean
  orders: number
  pictures: readonly Picture[]
  tasks: ProjectTasks | null
}

/** Projects with orders; the active and the completed ones share a row if they fit in one. */
export function OrderedProjects({ projects }: { projects: readonly OrderedProject[] }) {
  const sections = [
    { heading: 'Your Active Projects', projects: projects.filter(({ isActive }) => isActive) },
    { heading: 'Your Completed Projects', projects: projects.filter(({ isActive }) => !isActive) },
  ].filter((section) => section.projects.length > 0)
  const isOneRow = projects.length <= COLUMNS
  return (
    <div className={`grid gap-x-5 ${isOneRow ? 'lg:grid-cols-3' : ''}`}>
      {sections.map((section) => (
        <section
          key={section.heading}
          className={`ordered-projects paper-table mt-8 flex flex-col ${isOneRow ? SPANS[section.projects.length] : ''}`}
        >
          <h2 className="mb-4 text-xl">{section.heading}</h2>
          <div
            className={`grid grow gap-5 ${isOneRow ? INNER[section.projects.length] : 'sm:grid-cols-2 lg:grid-cols-3'}`}
          >
            {section.projects.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                to={orderPaths.ordersOfProject(project.id, project.title)}
                counts={pluralize(project.orders, 'order')}
                tasks={project.tasks}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const COLUMNS = 3

/** Classes by the number of cards in a section. */
const SPANS = ['', '', 'lg:col-span-2', 'lg:col-span-3']
const INNER = ['', 'sm:grid-cols-2 lg:grid-cols-1', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3']
