import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import { BudgetBar } from '~/components/billing/budget-bar'
import { Costs } from '~/components/billing/costs'
import costsStyles from '~/components/billing/costs.css?url'
import { ProjectHeader } from '~/components/projects/project-header'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { can } from '~/models/trade/access/permissions'
import { CostsQuery, ProjectParams } from '~/models/trade/addresses/params'
import { billingPaths } from '~/models/trade/paths/billing'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { costsPage } from '~/services/billing/costs-page.server'
import { requireMembership } from '~/services/crew/membership.server'
import { countProject } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { by } = parseQuery(request, CostsQuery)
  const membership = await requireMembership(renter, projectId)
  const costs = await costsPage(membership, by)
  return {
    project: membership.project,
    counts: await countProject(membership),
    costs,
    maySet: can('editProject', membership.access),
  }
}

export default function ProjectCosts() {
  const { project, counts, costs, maySet } = useLoaderData<typeof loader>()
  const { budget, ...groups } = costs
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <ProjectHeader project={project} counts={counts} section="Costs">
            <div className="flex flex-wrap gap-2 lg:justify-end">
              <Link className={`${BUTTON_CLASS.outline} max-sm:grow`} to={billingPaths.quotes(project.id)}>
                Quotes
              </Link>
              <a className={`${BUTTON_CLASS.outline} max-sm:grow`} href={billingPaths.projectCosts(project.id)}>
                Download Costs
              </a>
            </div>
          </ProjectHeader>
          <h2 className="mt-8 text-xl">Costs</h2>
          <BudgetBar projectId={project.id} budget={budget} sums={costs.sums} maySet={maySet} />
          <Costs projectId={project.id} {...groups} />
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const handle = { live: 'all' }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: costsStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Costs, ${data?.project.title ?? 'Project'}`)]

export function ErrorBoundary() {
  return <FetchFailure title="Costs" sentence={PROJECT_MESSAGES.loadFailed} />
}
