import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import { AgreedVehicles } from '~/components/booking/cart/agreed-vehicles'
import { CartItem } from '~/components/booking/cart/cart-item'
import { CartSummary, ToSummary } from '~/components/booking/cart/cart-summary'
import { FetchFailure } from '~/components/shell/error-page'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState, PageTitle } from '~/components/ui/page'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import { projectPaths } from '~/models/trade/paths/projects'
import { searchPaths } from '~/models/trade/paths/search'
import { titled } from '~/models/trade/product'
import { requireRenter } from '~/server/session/require.server'
import { agreedVehicles } from '~/services/booking/cart/agreed-vehicles.server'
import { findCart } from '~/services/booking/cart/find-cart.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const cart = await findCart(renter)
  return { cart, agreed: cart ? [] : await agreedVehicles(renter) }
}

export default function Cart() {
  const { cart, agreed } = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <PageTitle
            title={`Cart (${cart?.items.length ?? 0})`}
            lead={
              cart && (
                <Link className="link -my-2.5 inline-block py-2.5" to={projectPaths.projectList(cart.project.id)}>
                  {cart.project.title}
                </Link>
              )
            }
            actions={
              <Link className="link tap text-sm" to={searchPaths.search()}>
                Keep searching
              </Link>
            }
          />
          {cart && <ToSummary totals={cart.totals} isBookable={cart.reason === null} />}
          {cart ? (
            <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
              <div className="grid min-w-0 content-start gap-4">
                {cart.items.map((item) => (
                  <CartItem key={item.id} item={item} />
                ))}
              </div>
              <CartSummary totals={cart.totals} reason={cart.reason} overBudget={cart.overBudget} />
            </div>
          ) : agreed.length > 0 ? (
            <>
              <div className="sheet mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
                <p className="font-semibold">{CART_MESSAGES.empty}</p>
                <BrowseProjects look="outline" />
              </div>
              <AgreedVehicles vehicles={agreed} />
            </>
          ) : (
            <EmptyState
              className="mt-6"
              title={CART_MESSAGES.empty}
              hint="Add vehicles from your lists once their owners agree to your rate."
              action={<BrowseProjects look="primary" />}
            />
          )}
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

function BrowseProjects({ look }: { look: 'outline' | 'primary' }) {
  return (
    <Link className={BUTTON_CLASS[look]} to={projectPaths.projects()}>
      Browse Projects
    </Link>
  )
}

export const handle = { live: 'deals' }
export const meta: MetaFunction = () => [titled('Cart')]

export function ErrorBoundary() {
  return <FetchFailure title="Cart" sentence={CART_MESSAGES.fetchFailed} />
}
