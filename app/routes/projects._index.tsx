import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ProjectGrid } from '~/components/projects/home/project-grid'
import { LoadFailed } from '~/components/projects/load-failed'
import { PageTitle } from '~/components/ui/page-title'
import { ProjectsQuery } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { projectsPage } from '~/services/projects/projects-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const query = parseQuery(request, ProjectsQuery)
  const [active, past] = await Promise.all([
    projectsPage(renter, { isActive: true, after: query['active-after'] ?? null }),
    projectsPage(renter, { isActive: false, after: query['past-after'] ?? null }),
  ])
  return { active, past }
}

export default function Projects() {
  const { active, past } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle title="Projects" />
      <ProjectGrid
        heading="Your Active Projects"
        projects={active.projects}
        emptyHint="A project appears here as soon as somebody on its team invites you."
        nextTo={active.next && `?active-after=${active.next}`}
      />
      <ProjectGrid
        heading="Your Past Projects"
        projects={past.projects}
        emptyHint="Projects move here when their owner closes them."
        nextTo={past.next && `?past-after=${past.next}`}
      />
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Projects')]

export const ErrorBoundary = LoadFailed
