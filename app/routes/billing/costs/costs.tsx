import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import { BudgetBar } from '~/components/billing/budget-bar'
import { Costs } from '~/components/billing/costs'
import costsStyles from '~/components/billing/costs.css?url'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { can } from '~/models/trade/access/permissions'
import { CostsQuery, ProjectParams } from '~/models/trade/addresses/params'
import { billingPaths } from '~/models/trade/paths/billing'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { costsPage } from '~/services/billing/costs-page.server'
import { requireMembership } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { by } = parseQuery(request, CostsQuery)
  const membership = await requireMembership(renter, projectId)
  const { id, title } = membership.project
  const costs = await costsPage(membership, by)
  return { project: { id, title }, costs, maySet: can('editProject', membership.access) }
}

export default function ProjectCosts() {
  const { project, costs, maySet } = useLoaderData<typeof loader>()
  const { budget, ...groups } = costs
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <Breadcrumb trail={trailOf(project)} current="Costs" />
          <PageTitle
            title="Costs"
            lead={<bdi>{project.title}</bdi>}
            actions={
              <>
                <Link className={BUTTON_CLASS.outline} to={billingPaths.quotes(project.id)}>
                  Quotes
                </Link>
                <a className={BUTTON_CLASS.outline} href={billingPaths.projectCosts(project.id)}>
                  Download Costs
                </a>
              </>
            }
          />
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

const trailOf = ({ id, title }: { id: string; title: string }) => [
  { label: 'Projects', to: projectPaths.projects() },
  { label: title, to: projectPaths.projectList(id) },
]

export function ErrorBoundary() {
  return <FetchFailure title="Costs" sentence={PROJECT_MESSAGES.loadFailed} />
}
