import { Form } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { SubmitButton } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { NOT_HELD } from '~/models/deals/deal-terms'
import { formatExact } from '~/models/trade/money'
import { bookingPaths } from '~/models/trade/paths/booking'
import type { AgreedVehicle } from '~/services/booking/cart/agreed-vehicles.server'

/** The vehicles whose rates are agreed, each with the button that adds it to the cart. */
export function AgreedVehicles({ vehicles }: { vehicles: readonly AgreedVehicle[] }) {
  return (
    <Section headingId="agreed" title="Agreed, not in the cart" className="mt-6 pb-1!">
      <p className="text-sm text-quiet">{NOT_HELD}</p>
      <ul className="mt-1 divide-y divide-base-300">
        {vehicles.map((vehicle) => (
          <li
            key={vehicle.id}
            className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 gap-y-2.5 py-4 sm:grid-cols-[4.75rem_minmax(0,1fr)_auto] sm:gap-x-4"
          >
            <Photo picture={vehicle.picture} alt="" sizes="5rem" className="rounded-field" />
            <div className="min-w-0 text-sm">
              <p className="text-base leading-snug font-semibold">{vehicle.title}</p>
              <p className="text-quiet">
                <Days text={vehicle.days} count={vehicle.dayCount} />
              </p>
              <p>
                <span className="figure font-semibold">{formatExact(vehicle.agreed)}</span> before tax,{' '}
                <bdi>{vehicle.project.title}</bdi>
              </p>
            </div>
            <AddToCart {...vehicle} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function AddToCart({ id, title, project }: AgreedVehicle) {
  const action = bookingPaths.cartItem(project.id, id)
  return (
    <Form method="post" action={action} className="max-sm:col-span-full sm:self-center" preventScrollReset>
      <SubmitButton look="secondary" action={action} className="max-sm:w-full">
        <Icon name="cart" />
        Add to cart<span className="sr-only"> {title}</span>
      </SubmitButton>
    </Form>
  )
}
