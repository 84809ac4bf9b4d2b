import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { ProjectGrid } from '~/components/projects/home/project-grid'
import { LoadFailed } from '~/components/projects/load-failed'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { PageTitle } from '~/components/ui/page-title'
import { ProjectsQuery } from '~/models/trade/addresses/params'
import { paths } from '~/models/trade/addresses/paths'
import { mayOpen } from '~/models/trade/permissions'
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
  return { active, past, email: renter.email, maySearch: mayOpen('search', renter.role) }
}

export default function Projects() {
  const { active, past, email, maySearch } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle title="Projects" />
      <ProjectGrid
        heading="Your Active Projects"
        projects={active.projects}
        emptyHint={`Ask whoever leads your production to add ${email} to its project, which then appears here.`}
        emptyAction={
          maySearch && (
            <Link className={BUTTON_CLASS.secondary} to={paths.searchResults()}>
              Search vehicles meanwhile
            </Link>
          )
        }
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
