import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ArchiveForm } from '~/models/lists/arrange/arrange-form'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { ListParams } from '~/models/trade/addresses/params'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { archiveList } from '~/services/lists/arrange/archive-list.server'

/** Has no page: after a log-in, redirects to the lists. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ListParams)
  requirePermission('editLists', await requireMembership(renter, projectId))
  return redirect(arrangePaths.arrangeLists(projectId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListParams)
  const form = await readForm(request, ArchiveForm)
  const page = arrangePaths.arrangeLists(ref.projectId)
  if (form.status !== 'success') return redirectWithToast(page, PAGE_OUTDATED, 'error')

  const outcome = await archiveList(renter, { ...ref, isArchived: form.value.archived })
  if (!outcome.ok) return redirectWithToast(page, outcome.message, 'error')
  return redirectWithToast(page, form.value.archived ? ARRANGE_MESSAGES.archived : ARRANGE_MESSAGES.unarchived)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
