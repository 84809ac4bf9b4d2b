import { Link } from '@remix-run/react'
import { useId } from 'react'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import type { OtherVehicle } from '~/models/fleet/vehicle-page'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { photoUrls } from '~/models/trade/photos'

interface OtherVehiclesProps {
  title: string
  vehicles: readonly OtherVehicle[]
}

/** A row of vehicles to look at next; renders nothing without any. */
export function OtherVehicles({ title, vehicles }: OtherVehiclesProps) {
  const titleId = useId()
  if (vehicles.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-4 min-[24rem]:grid-cols-2 lg:grid-cols-4">
        {vehicles.map(({ id, photoId, town, price, differences, ...vehicle }) => (
          <li className="sheet relative flex min-w-0 flex-col overflow-hidden hover:border-(--field-line)" key={id}>
            <Photo picture={photoId === null ? null : photoUrls(photoId)} alt="" sizes={SIZES} />
            <div className="card-body">
              <h3 className="card-title">
                <Link className="after:absolute after:inset-0 hover:underline" to={fleetPaths.viewVehicle(id)}>
                  <Name of={vehicle.title} />
                </Link>
              </h3>
              <div className="card-facts">
                <p className="text-quiet">{town}</p>
                <Price amount={price} unit="/ DAY" className="text-base" />
                {differences && <p className="order-last w-full">{differences}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 24rem) 50vw, 100vw'
