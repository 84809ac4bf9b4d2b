import { Link } from '@remix-run/react'
import { LoginLink, LoginOverPage } from '~/components/accounts/login/login-over-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import type { VisitorsVehicle } from '~/models/fleet/vehicle-page'
import { accountPaths } from '~/models/trade/paths/accounts'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { favoritePaths } from '~/models/trade/paths/search'
import { photoUrls } from '~/models/trade/photos'
import { PRODUCT } from '~/models/trade/product'

/** A shared vehicle as a signed-out visitor sees it: title, one photo and the log-in. */
export function VisitorsScreen({ vehicle }: { vehicle: VisitorsVehicle }) {
  const here = fleetPaths.viewVehicle(vehicle.id)
  return (
    <div className="page grid content-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="mb-4 lg:col-start-2">
        <h1 className="text-2xl">{vehicle.title}</h1>
        <p className="mt-1 text-quiet">{vehicle.looks}</p>
      </div>
      <div className="relative lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Photo
          picture={vehicle.photoId ? photoUrls(vehicle.photoId) : null}
          alt={vehicle.title}
          sizes="(min-width: 64rem) 52rem, 100vw"
          className="rounded-box"
          isPriority
        />
        <LoginLink returnTo={favoritePaths.favorite(vehicle.id)} className="heart-on-photo tap">
          <Icon name="heart" />
          <span className="sr-only">Add to favorites</span>
        </LoginLink>
      </div>
      <Section headingId="login-title" title="Log in to see more" size="large" className="max-lg:mt-6 lg:self-start">
        <p className="mt-1 text-quiet">{PRODUCT} members can see the price, condition and dates of this vehicle.</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <LoginLink returnTo={here} className={BUTTON_CLASS.primary}>
            Login
          </LoginLink>
          <LoginLink returnTo={listPaths.addToProject(vehicle.id, { returnTo: here })} className={BUTTON_CLASS.outline}>
            <Icon name="plus" />
            Add to project
          </LoginLink>
        </div>
        <p className="mt-2">
          New here?{' '}
          <Link className="link inline-flex min-h-11 items-center" to={accountPaths.signUp()}>
            Sign up
          </Link>
        </p>
      </Section>
      <LoginOverPage />
    </div>
  )
}
