import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import arrangeStyles from '~/components/lists/arrange/arrange.css?url'
import { ArrangeLists } from '~/components/lists/arrange/arrange-lists'
import { PlaceForm } from '~/models/lists/arrange/arrange-form'
import { ProjectParams } from '~/models/trade/addresses/params'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { titled } from '~/models/trade/product'
import { isDocument } from '~/server/http/origin.server'
import { invalid, parseParams, readForm, redirect, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { arrangedLists } from '~/services/lists/arrange/arrange-pages.server'
import { arrangeList } from '~/services/lists/arrange/arrange-rows.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  return { project: { id: projectId, title: membership.project.title }, ...(await arrangedLists(membership)) }
}

/** With script the page stays and revalidates; without script it redirects to the moved row. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, PlaceForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await arrangeList(renter, { projectId, ...form.value })
  if (!outcome.ok) return refusal(form, outcome)
  return isDocument(request) ? redirect(arrangePaths.arrangedList(projectId, form.value.moved)) : { error: null }
}

export default function Lists() {
  const lastResult = useActionData<typeof action>()
  return <ArrangeLists {...useLoaderData<typeof loader>()} errors={lastResult?.error?.[''] ?? undefined} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: arrangeStyles }]
export const meta: MetaFunction = () => [titled('Arrange Lists')]

/** Also after a refusal: the lists may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
