import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLocation, useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listView } from '~/models/trade/list-view'
import { bookingPaths } from '~/models/trade/paths/booking'
import { withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { refusalText } from '~/models/trade/results/outcome'
import { broken } from '~/server/errors.server'
import { refererPath, refererQuery } from '~/server/http/origin.server'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { requireMembership } from '~/services/crew/membership.server'

/** Explains that the cart belongs to another project. Once that has changed, redirects back to the lists. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { projectId } = parseParams(params, ListVehicleParams)
  await requireMembership(renter, projectId)
  const cart = await findCart(renter)
  if (!cart || cart.project.id === projectId) throw redirect(projectPaths.projectList(projectId))
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  await readForm(request, EmptyForm)
  const outcome = await addToCart(renter, { projectId, listVehicleId })
  const page = refererPath(request)
  if (outcome.ok) return redirectWithToast(page, CART_MESSAGES.added)
  if (outcome.why === 'failure') throw broken()
  if (outcome.code !== 'other-project') return redirectWithToast(page, refusalText(outcome), 'error')
  return redirect(withSearch(bookingPaths.cartItem(projectId, listVehicleId), refererQuery(request)))
}

export default function OtherProjectInCart() {
  const closeTo = useProjectPage()
  return (
    <Dialog title="Cart" closeTo={closeTo} size="small">
      <DialogBody>
        <p>{CART_MESSAGES.otherProject}</p>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="OK" />
    </Dialog>
  )
}

/** The project page with the query that the button was on. */
function useProjectPage(): string {
  const { projectId = '' } = useParams()
  return projectPaths.projectList(projectId) + listView(useLocation().search)
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Another cart')]

export function ErrorBoundary() {
  return <FailureDialog title="Cart" sentence={CART_MESSAGES.addFailed} closeTo={useProjectPage()} />
}
