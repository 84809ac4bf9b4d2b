import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { QuoteList } from '~/components/billing/quote-list'
import { LoadFailed } from '~/components/projects/load-failed'
import { ProjectHeader } from '~/components/projects/project-header'
import { EmptyState, Pager } from '~/components/ui/page'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { OrdersQuery, ProjectParams } from '~/models/trade/addresses/params'
import { billingPaths } from '~/models/trade/paths/billing'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { quotesPage } from '~/services/billing/quotes-page.server'
import { requireMembership } from '~/services/crew/membership.server'
import { countProject } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { before } = parseQuery(request, OrdersQuery)
  const membership = await requireMembership(renter, projectId)
  const page = await quotesPage(membership, before)
  return { project: membership.project, counts: await countProject(membership), ...page }
}

export default function ProjectQuotes() {
  const { project, counts, quotes, next } = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <ProjectHeader project={project} counts={counts} section="Quotes" />
      <section className="mt-8 max-w-3xl" aria-labelledby="quotes">
        <h2 id="quotes" className="mb-4 text-xl">
          Quotes
        </h2>
        {quotes.length > 0 ? (
          <QuoteList projectId={project.id} quotes={quotes} />
        ) : (
          <EmptyState title={QUOTE_MESSAGES.none} hint={QUOTE_MESSAGES.noneHint} />
        )}
        <Pager to={next === null ? null : billingPaths.quotes(project.id, next)} label="Show older quotes" />
      </section>
    </div>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(`Quotes, ${data?.project.title ?? 'Project'}`)]

export const ErrorBoundary = LoadFailed
