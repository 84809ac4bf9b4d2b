import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { Countdown } from '~/components/deals/countdown'
import { InquiryActions } from '~/components/deals/inquiry-actions'
import { Carousel, type CarouselProps } from '~/components/ui/carousel'
import { Facts } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import type { DealStage } from '~/models/deals/deal-stage'
import { BOOKING_STATUS_LABELS } from '~/models/deals/deal-stage'
import type { ListVehicle as Card, DealView, ListVehicle } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { photoAlt, photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/vehicles'

interface ListCardProps {
  projectId: string
  card: Card
  /** Which part of the page is shown, for the dialogs to lead back to. */
  view: string
  /** One of the first cards of the page, whose photo is wanted at once. */
  isPriority?: boolean
}

/** One vehicle of a list: photo, status, name, place, prices, what was agreed, what to do. */
export function ListCard({ projectId, card, view, isPriority }: ListCardProps) {
  const { vehicle, deal } = card
  const title = vehicleTitle(vehicle)
  const tint = tintOf(card)
  return (
    <article
      id={`card-${card.id}`}
      aria-label={title}
      data-nav-item=""
      className={`sheet flex scroll-mt-14 flex-col overflow-hidden ${tint}`}
    >
      <CardPhotos card={card} isGray={tint === GRAY} isPriority={isPriority} />
      <div className="flex grow flex-col gap-3 p-4">
        {deal ? <DealStatus deal={deal} /> : <ListingStatus vehicle={vehicle} className="self-start" />}
        <CardTitle vehicle={vehicle} Heading="h4" />
        {deal && <CardPrices prices={deal.prices} />}
        {deal && <CardTerms terms={deal.terms} />}
        <div className="mt-auto grid gap-3">
          {deal && <InquiryActions projectId={projectId} listVehicleId={card.id} name={title} deal={deal} />}
          {card.mayRemove && (
            <p className="-mx-2 -mb-2 flex justify-end border-t border-base-300 pt-2">
              <RemoveLink {...{ projectId, card, view }} className="tap px-2 text-sm text-quiet" />
            </p>
          )}
        </div>
      </div>
    </article>
  )
}

const GREEN = 'toned is-available'
const GRAY = 'toned is-gone'
const TINTS: Partial<Record<DealStage, string>> = { available: GREEN, taken: GRAY, taken_in_cart: GRAY, gone: GRAY }

/** Only available and not available color a card. A viewer is not told how a negotiation stands. */
function tintOf({ vehicle, deal }: Card): string {
  if (deal) return TINTS[deal.stage] ?? ''
  return isGone(vehicle.listingStatus) ? GRAY : ''
}

/** Members who see no deals are shown whether it can be had at all. */
export function ListingStatus({ vehicle, className }: { vehicle: Card['vehicle']; className?: string }) {
  if (!isGone(vehicle.listingStatus)) return null
  return <Status tone="gone" label={BOOKING_STATUS_LABELS.not_available} className={className} />
}

/** The name of a vehicle, leading to its page, and where it is. */
export function CardTitle({ vehicle, Heading }: { vehicle: Card['vehicle']; Heading: 'h3' | 'h4' }) {
  return (
    <div>
      <Heading className="text-lg leading-snug font-semibold">
        <Link className="hover:underline" to={fleetPaths.viewVehicle(vehicle.id)}>
          {vehicleTitle(vehicle)}
        </Link>
      </Heading>
      <p className="text-sm text-quiet">{vehicle.town}</p>
    </div>
  )
}

/** Leads to the dialog that takes a vehicle off its list. */
export function RemoveLink({ projectId, card, view, className }: ListCardProps & { className?: string }) {
  return (
    <Link className={className} to={listPaths.vehicleRemoval(projectId, card.id) + view} preventScrollReset>
      <Icon name="trash" />
      Remove<span className="sr-only"> {vehicleTitle(card.vehicle)}</span>
    </Link>
  )
}

const SPANS = ['Day', 'Week', 'Month']

/** What the listing asks for a day, a week and a month, before tax. */
function CardPrices({ prices }: { prices: readonly string[] }) {
  const rates = prices.map((price, index) => ({
    label: SPANS[index] ?? '',
    value: <span className="price">{price}</span>,
  }))
  return <Facts facts={rates} look="stacked" className="flex flex-wrap gap-x-5 gap-y-1 text-sm" />
}

/** What was asked, offered or agreed; nothing before the first inquiry. Every second part of the sentence is a figure. */
function CardTerms({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <p className="text-sm leading-relaxed">
      {terms.map((part, index) =>
        index % 2 === 1 ? (
          <b key={part} className="figure">
            {part}
          </b>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        ),
      )}
    </p>
  )
}

const RUNNING: ReadonlySet<DealStage> = new Set(['asked', 'countered', 'to_answer'])

/** How a vehicle stands with its owner, and while one side has to answer for how long it may. */
function DealStatus({ deal }: { deal: DealView }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Status {...deal.badge} className="whitespace-normal!" />
      <TimeLeft deal={deal} />
    </div>
  )
}

/** Nothing while nobody has to answer. */
export function TimeLeft({ deal: { stage, inquiry } }: { deal: DealView }) {
  return inquiry && RUNNING.has(stage) ? <Countdown millisecondsLeft={inquiry.millisecondsLeft} /> : null
}

interface CardPhotosProps {
  card: Pick<ListVehicle, 'id' | 'vehicle' | 'photos'>
  /** Where the vehicle cannot be had. */
  isGray: boolean
  /** One of the first cards of the page, whose photo is wanted at once. */
  isPriority?: boolean
  frame?: CarouselProps['frame']
}

/** A card's strip of photos, named by their angles. */
export function CardPhotos({ card, isGray, isPriority, frame }: CardPhotosProps) {
  const title = vehicleTitle(card.vehicle)
  const slides = card.photos.map(({ id, angle }, place) => ({
    picture: photoUrls(id),
    alt: photoAlt(title, angle, place),
  }))
  return (
    <Carousel
      id={`photos-${card.id}`}
      label={`Photos of ${title}`}
      slides={slides}
      isPriority={isPriority}
      frame={frame}
      className={`wide-photos ${isGray ? 'opacity-80 grayscale' : ''}`}
    />
  )
}
