import { Link } from '@remix-run/react'
import { ANGLES } from '~/models/angles'
import { photoUrls } from '~/models/photo-urls'
import { PRODUCT } from '~/models/product'
import type { VisitorsVehicle } from '~/models/vehicle-page'
import { Photo } from '../ui/photo'
import { BUTTON_CLASS } from '../ui/submit-button'

/** A shared vehicle for somebody signed out: what it is, one picture, and the way in. */
export function VisitorsScreen({ vehicle }: { vehicle: VisitorsVehicle }) {
  return (
    <div className="page page-narrow">
      <h1 className="mb-4 text-2xl">{vehicle.title}</h1>
      <Photo
        picture={vehicle.photoId ? photoUrls(vehicle.photoId) : null}
        alt={`${vehicle.title}, ${ANGLES[0].label}`}
        sizes="(min-width: 42rem) 40rem, 100vw"
        className="rounded-box"
        isPriority
      />
      <section className="sheet mt-6 p-5" aria-labelledby="login-title">
        <h2 id="login-title" className="text-xl">
          Log in to see more
        </h2>
        <p className="mt-1 text-quiet">Price, condition and dates of this vehicle are open to {PRODUCT} members.</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link className={BUTTON_CLASS.primary} to={vehicle.loginTo}>
            Login
          </Link>
          <Link className={BUTTON_CLASS.outline} to={vehicle.loginTo}>
            Add to project
          </Link>
        </div>
      </section>
    </div>
  )
}
