import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { crewPathsAt } from '~/models/trade/paths/crew'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { leaveProject } from '~/services/crew/end-membership.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  requirePermission('leaveProject', membership)
  const { project, access } = membership
  return { projectId, title: project.title, isOwner: access.projectRole === 'Owner' }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await leaveProject(renter, projectId)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(projectPaths.projects(), MEMBER_MESSAGES.left)
}

/** Confirms leaving a project. The project's Owner has to hand it over first. */
export default function Departure() {
  const { projectId, title, isOwner } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.[''] ?? undefined
  const { pathname, search } = useLocation()
  const view = listView(search)
  const paths = crewPathsAt(pathname)
  const closeTo = paths.members(projectId) + view
  return (
    <Dialog title="Leave Project" subtitle={title} closeTo={closeTo} size="small">
      <Form method="post" replace className="contents">
        <DialogBody>
          {isOwner ? (
            <Note tone="waiting">{MEMBER_MESSAGES.ownerStays}</Note>
          ) : (
            <>
              <FormErrors errors={errors} className="mb-4" />
              <p>Leave {title}? You will lose access to it. Everything you added stays with the crew.</p>
            </>
          )}
        </DialogBody>
        <DialogFoot cancelTo={closeTo}>
          {isOwner ? (
            <Link className={BUTTON_CLASS.primary} to={paths.handover(projectId) + view} preventScrollReset replace>
              Hand Over Project
            </Link>
          ) : (
            <SubmitButton look="refuse">Leave Project</SubmitButton>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Leave Project')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
