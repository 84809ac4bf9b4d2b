import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { BudgetDialog } from '~/components/projects/dialogs/budget-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { BudgetForm } from '~/models/projects/project-form'
import { PROJECT_FORM_MESSAGES } from '~/models/projects/project-form-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { editBaseOf } from '~/models/trade/edits'
import { billingPaths } from '~/models/trade/paths/billing'
import { titled } from '~/models/trade/product'
import { ERROR_TRY_LATER } from '~/models/trade/results/shared-messages'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { requireBudget, setBudget } from '~/services/projects/project.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('editProject', membership)
  const current = await requireBudget(projectId)
  return { title: membership.project.title, budget: { ...current.fields, ...editBaseOf(current) } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readEdit(request, BudgetForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await setBudget(renter, { projectId, edit: form.value })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(billingPaths.costs(projectId), PROJECT_FORM_MESSAGES.budgetSaved)
}

export default function Budget() {
  const { title, budget } = useLoaderData<typeof loader>()
  const { projectId = '' } = useParams()
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <BudgetDialog title={title} budget={budget} closeTo={billingPaths.costs(projectId)} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Budget')]

export function ErrorBoundary() {
  const { projectId = '' } = useParams()
  return <FailureDialog title="Budget" sentence={ERROR_TRY_LATER} closeTo={billingPaths.costs(projectId)} />
}
