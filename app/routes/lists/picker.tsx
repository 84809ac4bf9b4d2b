import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { ListPicker, ProjectPicker, VehicleStrip } from '~/components/lists/picker/list-picker'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { FormErrors } from '~/components/ui/form/form-errors'
import { PageTitle } from '~/components/ui/page'
import { viewIn } from '~/models/fleet/place'
import { addedText, VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { AddToListForm } from '~/models/lists/list-form'
import { mayOpen } from '~/models/trade/access/permissions'
import { AddVehicleQuery } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { ownPath } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { notFound } from '~/server/errors.server'
import { invalid, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { lastChoice, listChoices, projectChoices, requireVehicleToAdd } from '~/services/lists/list-choices.server'
import { findListPlaces } from '~/services/lists/places.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'addToProject')
  const {
    'car-id': vehicleId,
    'project-id': projectId,
    return: requested,
    after,
  } = parseQuery(request, AddVehicleQuery)
  const vehicle = await requireVehicleToAdd(renter, vehicleId)
  const returnTo = ownPath(requested) ?? fleetPaths.viewVehicle(vehicleId)
  const mayCreateProject = mayOpen('createProject', renter.role)
  const picker = { vehicle, returnTo, mayCreateProject, isLaterPage: after !== null }
  if (!projectId) {
    const last = after === null ? await lastChoice(renter, vehicleId) : null
    return { ...picker, last, project: null, ...(await projectChoices(renter, vehicleId, after)) }
  }
  const membership = await requireMembership(renter, projectId)
  requirePermission('addVehicles', membership)
  const project = { id: projectId, title: membership.project.title }
  return { ...picker, last: null, project, ...(await listChoices(membership, vehicleId, after)) }
}

export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'addToProject')
  const { 'car-id': vehicleId, 'project-id': projectId, return: requested } = parseQuery(request, AddVehicleQuery)
  if (!projectId) throw notFound()
  const form = await readForm(request, AddToListForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await addVehicle(renter, { projectId, listId: form.value.listId, vehicleId })
  if (!outcome.ok) return refusal(form, outcome)
  const returnTo = ownPath(requested) ?? fleetPaths.viewVehicle(vehicleId)
  const place = (await findListPlaces(renter, [vehicleId], form.value.listId)).get(vehicleId)
  return redirectWithToast(returnTo, { text: addedText(returnTo), link: place && viewIn(place) })
}

export default function AddToProject() {
  const { vehicle, returnTo, mayCreateProject, last, project, choices, next, isLaterPage } =
    useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error
  const pageAfter = (after?: string) =>
    `${listPaths.addToProject(vehicle.id, { projectId: project?.id, returnTo, after })}#main`
  const pages = { moreTo: next && pageAfter(next), firstTo: isLaterPage ? pageAfter() : null }
  const links = (
    <>
      <Link className={BUTTON_CLASS.ghost} to={returnTo}>
        Cancel
      </Link>
      {project && (
        <Link className={BUTTON_CLASS.ghost} to={listPaths.addToProject(vehicle.id, { returnTo })}>
          Choose another project
        </Link>
      )}
    </>
  )
  return (
    <div className="page page-narrow grid gap-5">
      <PageTitle
        title="Add to project"
        lead={project ? `Choose a list of ${project.title}.` : 'Choose a project, then one of its lists.'}
      />
      <VehicleStrip vehicle={vehicle} />
      <FormErrors errors={Object.values(errors ?? {}).flatMap((sentences) => sentences ?? [])} />
      {vehicle.isGone && <Note tone="gone">This vehicle is no longer listed, so it cannot be added.</Note>}
      {!vehicle.isGone && !project && (
        <ProjectPicker
          choices={choices}
          last={last && { ...last, to: listPaths.addToProject(vehicle.id, { projectId: last.projectId, returnTo }) }}
          {...pages}
          createProjectTo={mayCreateProject ? projectPaths.newProject({ vehicleId: vehicle.id, returnTo }) : null}
          toOf={(projectId) => listPaths.addToProject(vehicle.id, { projectId, returnTo })}
        >
          {links}
        </ProjectPicker>
      )}
      {!vehicle.isGone && project && (
        <ListPicker
          choices={choices}
          {...pages}
          createListTo={listPaths.newList(project.id, { vehicleId: vehicle.id, returnTo })}
        >
          {links}
        </ListPicker>
      )}
      {vehicle.isGone && <p className="flex flex-wrap gap-2">{links}</p>}
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Add to project')]

export function ErrorBoundary() {
  return <FetchFailure title="Add to project" sentence={VEHICLE_MESSAGES.addToListFailed} />
}
