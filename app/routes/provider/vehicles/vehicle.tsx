import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { ListingLinks } from '~/components/fleet/listing/listing-links'
import { ListingSection } from '~/components/owner/listing-section'
import { OtherCalendar } from '~/components/owner/other-calendar'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Name } from '~/components/ui/name'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { PhoneLink } from '~/components/ui/phone-link'
import { Photo } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { OwnedVehicleParams } from '~/models/trade/addresses/params'
import { formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { feedView } from '~/services/owner/feed/feed-view.server'
import { requireVehicleAtDesk } from '~/services/provider/desk-vehicles-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { vehicleId } = parseParams(params, OwnedVehicleParams)
  return { ...(await requireVehicleAtDesk(provider, vehicleId)), feed: await feedView(provider, vehicleId) }
}

/** A vehicle on the staff's desk: its owner, and what staff can do with its listing. */
export default function DeskVehicle() {
  const { id, title, stockNumber, town, picture, daily, owner, listing, feed } = useLoaderData<typeof loader>()
  const backTo = providerPaths.vehicles() + useLocation().search
  const facts = [
    { label: 'Owner', value: owner.name },
    ...(owner.phone && listing.status !== 'edit_requests'
      ? [{ label: 'Phone', value: <PhoneLink phone={owner.phone} className="-my-2.5" /> }]
      : []),
    {
      label: 'Email',
      value: (
        <a className="-my-2.5 link inline-flex min-h-11 items-center wrap-anywhere" href={`mailto:${owner.email}`}>
          {owner.email}
        </a>
      ),
    },
    {
      label: 'Fleet',
      value: (
        <Link
          className="-my-2.5 link inline-flex min-h-11 items-center"
          to={providerPaths.vehicles({ search: owner.email })}
        >
          All vehicles of this owner
        </Link>
      ),
    },
    ...(stockNumber ? [{ label: 'Stock number', value: stockNumber }] : []),
    { label: 'Location', value: town },
    ...(listing.status === 'deleted'
      ? []
      : [{ label: 'Daily rate', value: daily > 0 ? formatExact(daily) : 'No price yet' }]),
  ]
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <Breadcrumb trail={[{ label: 'Vehicles', to: backTo }]} current={title} />
          <div className="flex flex-wrap items-center gap-4">
            <Photo picture={picture} alt="" sizes="6rem" isPriority className="w-24! rounded-field" />
            <div className="min-w-0 flex-1 basis-40">
              <PageTitle title={<Name of={title} />} status={<Status {...LISTING_BADGES[listing.status]} />} />
            </div>
          </div>
          {listing.status !== 'deleted' && <ListingLinks vehicleId={id} copyId={listing.copyId} />}
          <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
            <ListingSection
              listing={listing}
              toOf={(kind) => providerPaths.listingChange(id, kind)}
              contact={
                listing.status === 'edit_requests' &&
                owner.phone && (
                  <p className="mt-3">
                    <a className={`${BUTTON_CLASS.outline} figure max-sm:w-full`} href={`tel:${owner.phone.e164}`}>
                      <Icon name="phone" />
                      Call the owner, {owner.phone.shown}
                    </a>
                  </p>
                )
              }
            />
            <Section headingId="about" title="Vehicle" className="max-sm:p-4 lg:row-span-2">
              <Facts facts={facts} className="mt-2" />
            </Section>
            {listing.status !== 'deleted' && (
              <OtherCalendar vehicleId={id} feed={feed} addTo={providerPaths.otherCalendar(id)} isDesk />
            )}
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Vehicles')]

/** Also after a refusal: the listing may have changed since the page was rendered. */
export const shouldRevalidate = () => true
