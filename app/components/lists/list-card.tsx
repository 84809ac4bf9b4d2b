import { Link } from '@remix-run/react'
import { Fragment, lazy, Suspense } from 'react'
import { Countdown } from '~/components/deals/countdown'
import { InquiryActions } from '~/components/deals/inquiry-actions'
import { MessagesLink } from '~/components/deals/messages/messages-link'
import { Facts } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import type { DealStage } from '~/models/deals/deal-stage'
import { BOOKING_STATUS_LABELS, OPEN_STAGES } from '~/models/deals/deal-stage'
import type { DealView } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { BookedView } from '~/models/lists/booked-view'
import type { ListedVehicle as Card } from '~/models/lists/shown-list'
import { unbrokenDates } from '~/models/trade/format/text'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { isGone } from '~/models/trade/vocabulary/listings'
import { NoteLink, VehicleNotes } from './arrange/vehicle-notes'
import { CardPhotos } from './card-photos'
import { CommentsLink } from './comments-link'
import { ReactionBar, WhoLink } from './reaction-bar'

interface ListCardProps {
  projectId: string
  card: Card
  /** The page's query, which dialogs return to. */
  view: string
  /** May edit the list, and so the note on a vehicle. */
  mayEditNote?: boolean
  /** One of the first cards of the page, whose photo loads first. */
  isPriority?: boolean
}

const BookedPart = lazy(() => import('./booked-links'))

const SMALL_LINK = 'tap link px-2 text-sm'

/** One vehicle of a list: photo, status, name, place, prices, terms and actions. */
export function ListCard({ projectId, card, view, mayEditNote, isPriority }: ListCardProps) {
  const { vehicle, deal, order } = card
  const title = vehicleTitle(vehicle)
  const tint = tintOf(card)
  const actions = deal && <InquiryActions projectId={projectId} listVehicleId={card.id} name={title} deal={deal} />
  const common = { projectId, title, view, listVehicleId: card.id }
  const messages = <MessagesLink {...common} deal={deal} />
  // a viewer has nothing else to do
  const feedback = (
    <>
      <ReactionBar {...common} reactions={card.reactions} isShort={!deal} isMain={!deal} />
      <CommentsLink {...common} count={card.comments} isMain={!deal} />
    </>
  )
  return (
    <article
      id={`card-${card.id}`}
      aria-label={title}
      data-nav-item=""
      className={`list-card sheet scroll-mt-14 overflow-hidden ${tint}`}
    >
      <CardPhotos card={card} isGray={tint === GRAY} isPriority={isPriority} />
      <div className="card-body px-4 py-3 sm:py-4">
        <div className="card-facts flex flex-col gap-2 sm:gap-3">
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {deal ? <Status {...deal.badge} className="whitespace-normal!" /> : <ListingStatus vehicle={vehicle} />}
            {order && <BookedMarks order={order} className="whitespace-normal!" />}
            {deal && <TimeLeft deal={deal} className="ml-auto" />}
          </div>
          <CardTitle vehicle={vehicle} cardId={card.id} Heading="h4" />
          <VehicleNotes notes={card.notes} />
          {deal && <CardPrices prices={deal.prices} />}
          <CardTerms terms={order?.terms ?? deal?.terms ?? []} longer={deal?.longer} />
        </div>
        <div className="mt-auto grid gap-3">
          {order ? (
            <Suspense>
              <BookedPart {...{ projectId, title, view, order, messages }}>{actions}</BookedPart>
            </Suspense>
          ) : (
            actions
          )}
          {!order && (deal?.inquiry || deal?.similarTo) && (
            <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
              {messages}
              {deal.similarTo && (
                <Link className="link text-sm leading-11" to={deal.similarTo}>
                  Find a similar vehicle<span className="sr-only">{` to the ${title}`}</span>
                </Link>
              )}
            </div>
          )}
          {!deal && <div className="flex flex-wrap gap-2">{feedback}</div>}
          <div className="-mx-2 -mb-2 flex flex-wrap items-start justify-between border-t border-base-300 pt-2 empty:hidden">
            {deal ? <div className="flex">{feedback}</div> : <WhoLink {...common} reactions={card.reactions} hasRoom />}
            <div className="ml-auto flex [&_svg]:hidden">
              {mayEditNote && <NoteLink {...common} className={SMALL_LINK} />}
              {card.mayRemove && <RemoveLink {...{ projectId, card, view }} className={SMALL_LINK} />}
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

const GREEN = 'tinted is-available'
const GRAY = 'toned is-gone'
const TINTS: Partial<Record<DealStage, string>> = { available: GREEN, taken: GRAY, taken_in_cart: GRAY, gone: GRAY }

/** Only available and unavailable vehicles color a card. Viewers do not see the negotiation. */
function tintOf({ vehicle, deal }: Card): string {
  if (deal) return TINTS[deal.stage] ?? ''
  return isGone(vehicle.listingStatus) ? GRAY : ''
}

/** For members who see no deals: whether the vehicle is still listed. */
export function ListingStatus({ vehicle }: Pick<Card, 'vehicle'>) {
  if (!isGone(vehicle.listingStatus)) return null
  return <Status tone="gone" label={BOOKING_STATUS_LABELS.not_available} />
}

interface CardTitleProps {
  vehicle: Card['vehicle']
  /** The list vehicle, whose reactions and comments its page shows. */
  cardId?: string
  Heading: 'h3' | 'h4'
}

/** The vehicle's name, linked to its page, its location, and who brings it. */
export function CardTitle({ vehicle, cardId, Heading }: CardTitleProps) {
  return (
    <div>
      <Heading className="text-lg leading-snug font-semibold">
        <Link className="hover:underline" to={fleetPaths.viewVehicle(vehicle.id, cardId)}>
          {vehicleTitle(vehicle)}
        </Link>
      </Heading>
      <p className="text-sm text-quiet">{[vehicle.town, vehicle.pickup].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** Opens the dialog that removes a vehicle from its list. */
export function RemoveLink({ projectId, card, view, className }: ListCardProps & { className?: string }) {
  return (
    <Link className={className} to={listPaths.vehicleRemoval(projectId, card.id) + view} preventScrollReset>
      <Icon name="trash" />
      Remove<span className="sr-only">{` ${vehicleTitle(card.vehicle)}`}</span>
    </Link>
  )
}

const SPANS = ['Day', 'Week', 'Month']

/** The listed prices per day, week and month, before tax. */
function CardPrices({ prices }: { prices: readonly string[] }) {
  const rates = prices.map((price, index) => ({
    label: SPANS[index] ?? '',
    value: <span className="price">{price}</span>,
  }))
  return <Facts facts={rates} look="inline" className="flex flex-wrap gap-x-4 gap-y-1 text-sm" />
}

/**
 * The requested, offered or agreed amount; empty before the first inquiry. Every second part of the sentence is a
 * figure. Below it, a longer booking that is listed for less.
 */
function CardTerms({ terms, longer }: { terms: readonly string[]; longer?: string }) {
  if (terms.length === 0) return null
  return (
    <p className="text-sm">
      {terms.map((part, index) =>
        index % 2 === 1 ? (
          <b key={part} className="figure">
            {part}
          </b>
        ) : (
          <Fragment key={part}>{unbrokenDates(part)}</Fragment>
        ),
      )}
      {longer && <span className="block">{longer}</span>}
    </p>
  )
}

/** Whether a booked vehicle's agreement is signed, and what is due about it. */
export function BookedMarks({ order: { marks }, className }: { order: BookedView; className: string }) {
  return marks.map((mark) => <Status key={mark.label} {...mark} className={className} />)
}

/** Renders nothing unless one side has to answer. */
export function TimeLeft({ deal, className }: { deal: DealView; className?: string }) {
  const { stage, inquiry } = deal
  if (!inquiry || !OPEN_STAGES.has(stage)) return null
  return <Countdown millisecondsLeft={inquiry.millisecondsLeft} className={className} />
}
