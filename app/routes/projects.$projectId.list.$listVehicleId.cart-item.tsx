import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLocation, useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog'
import { CART_MESSAGES } from '~/models/cart-messages'
import { EmptyForm } from '~/models/empty-form'
import { listView } from '~/models/list-view'
import { ListVehicleParams } from '~/models/params'
import { paths } from '~/models/paths'
import { requireRenter } from '~/services/auth/renter.server'
import { addToCart } from '~/services/cart/add-to-cart.server'
import { findCart } from '~/services/cart/find-cart.server'
import { requireMembership } from '~/services/projects/membership.server'
import { pageOf } from '~/services/web/origin.server'
import { parseParams } from '~/services/web/parse.server'
import { readForm } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

/** Where a vehicle leads that another project's cart keeps out; there is nothing to say once that has changed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { projectId } = parseParams(params, ListVehicleParams)
  await requireMembership(renter, projectId)
  const cart = await findCart(renter)
  if (!cart || cart.project.id === projectId) throw redirect(paths.projectList(projectId))
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  await readForm(request, EmptyForm)
  const outcome = await addToCart(renter, projectId, listVehicleId)
  const page = pageOf(request)
  if (outcome.ok) return redirectWithToast(page, CART_MESSAGES.added)
  if (outcome.message !== CART_MESSAGES.otherProject) return redirectWithToast(page, outcome.message, 'error')
  return redirect(paths.cartItem(projectId, listVehicleId) + listView(new URL(page, request.url).search))
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

/** The part of the project page that the button stands on. */
function useProjectPage(): string {
  const { projectId = '' } = useParams()
  return paths.projectList(projectId) + listView(useLocation().search)
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title="Cart" sentence={CART_MESSAGES.addFailed} closeTo={useProjectPage()} />
}
