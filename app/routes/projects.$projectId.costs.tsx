import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import { BudgetBar } from '~/components/orders/costs/budget-bar'
import { Costs } from '~/components/orders/costs/costs'
import costsStyles from '~/components/orders/costs/costs.css?url'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectHeader } from '~/components/projects/project-header'
import { Behind } from '~/components/shell/behind'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { CostsQuery, ProjectParams } from '~/models/trade/addresses/params'
import { paths } from '~/models/trade/addresses/paths'
import { can } from '~/models/trade/permissions'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { costsPage } from '~/services/orders/costs/costs-page.server'
import { countProject } from '~/services/projects/project-counts.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { by } = parseQuery(request, CostsQuery)
  const membership = await requireMembership(renter, projectId)
  const costs = await costsPage(membership, by)
  const counts = await countProject(membership)
  return { project: membership.project, counts, costs, maySet: can('editProject', membership.standing) }
}

export default function ProjectCosts() {
  const { project, counts, costs, maySet } = useLoaderData<typeof loader>()
  const { budget, ...groups } = costs
  return (
    <>
      <Behind>
        <div className="page">
          <ProjectHeader project={project} counts={counts} section="Costs">
            <div className="flex flex-wrap gap-1.5 lg:justify-end">
              <Link className={BUTTON_CLASS.outline} to={paths.quotes(project.id)}>
                Quotes
              </Link>
              <a className={BUTTON_CLASS.outline} href={paths.projectCosts(project.id)}>
                Download Costs
              </a>
            </div>
          </ProjectHeader>
          <BudgetBar projectId={project.id} budget={budget} sums={costs.sums} maySet={maySet} />
          <Costs projectId={project.id} {...groups} />
        </div>
      </Behind>
      <Outlet />
    </>
  )
}

export const handle = { live: 'all' }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: costsStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Costs, ${data?.project.title ?? 'Project'}`)]

export const ErrorBoundary = LoadFailed
