import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { RadioGroup } from '~/components/ui/form/choice-fields'
import { useFormResponse } from '~/components/ui/form/form-response'
import { HandoverForm } from '~/models/crew/crew-form'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { handOver } from '~/services/crew/hand-over.server'
import { allHandoverCandidates } from '~/services/crew/members.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('handOver', membership)
  return { projectId, title: membership.project.title, heirs: await allHandoverCandidates(membership) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, HandoverForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await handOver(renter, { projectId, accountId: form.value.accountId })
  if (!outcome.ok) return refusal(form, outcome)
  const { pathname, search } = new URL(request.url)
  const back = withSearch(crewPathsAt(pathname).members(projectId), listView(search))
  return redirectWithToast(back, MEMBER_MESSAGES.handedOver)
}

export default function Handover() {
  const { projectId, title, heirs } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const { pathname, search } = useLocation()
  const closeTo = crewPathsAt(pathname).members(projectId) + listView(search)
  const errors = lastResult?.error?.accountId ?? undefined
  const chosen = lastResult?.initialValue?.accountId
  const canHandOver = heirs.length > 0
  return (
    <FormDialog
      title="Hand Over Project"
      subtitle={title}
      closeTo={closeTo}
      size="small"
      noValidate
      errors={lastResult?.error?.[''] ?? (canHandOver ? undefined : errors)}
      submitLabel={canHandOver ? 'Hand Over' : null}
    >
      {canHandOver ? (
        <>
          <RadioGroup
            id="heir"
            name="accountId"
            label="New Owner"
            choices={heirs}
            defaultValue={typeof chosen === 'string' ? chosen : undefined}
            errors={errors}
            isFirstProblem={Boolean(errors)}
          />
          <p className="hint mt-4">You stay in the project as a Project Manager and can leave it afterward.</p>
        </>
      ) : (
        <Note tone="waiting">{MEMBER_MESSAGES.noHeir}</Note>
      )}
    </FormDialog>
  )
}

/** Also after a refusal: the possible new owners may have changed. */
export const shouldRevalidate = () => true

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Hand Over Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
