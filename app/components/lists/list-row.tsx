import { Link } from '@remix-run/react'
import { DealButton } from '~/components/deals/inquiry-actions'
import { MessagesLink } from '~/components/deals/messages/messages-link'
import { Heart } from '~/components/fleet/heart'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Menu } from '~/components/ui/menu'
import { Photo } from '~/components/ui/photo'
import type { DealView } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ListedVehicle } from '~/models/lists/shown-list'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { photoUrls } from '~/models/trade/photos'
import { NoteLink, VehicleNotes } from './arrange/vehicle-notes'
import { BookedMarks, MorePickupLinks, PickupDetailsLink } from './booked-links'
import { CommentsLink } from './comments-link'
import { ListingStatus, RemoveLink, TimeLeft } from './list-card'
import { ReactionBar } from './reaction-bar'
import RemovedPlace from './removed-place'

interface ListRowProps {
  projectId: string
  card: ListedVehicle
  view: string
  mayEditNote?: boolean
}

/** One vehicle of a list: what it is, its status and the next step. */
export function ListRow({ projectId, card, view, mayEditNote }: ListRowProps) {
  const { vehicle, deal, order, photos } = card
  const title = vehicleTitle(vehicle)
  const [photo] = photos
  if (card.isRemoved) {
    return (
      <tr>
        <td colSpan={COLUMNS} className="grow">
          <RemovedPlace projectId={projectId} cardId={card.id} title={title} />
        </td>
      </tr>
    )
  }
  return (
    <tr id={`card-${card.id}`} data-nav-item="">
      <th scope="row">
        <div className="flex items-center gap-3">
          <Photo picture={photo ? photoUrls(photo.id) : null} alt="" sizes="4rem" className="row-photo" />
          <div className="min-w-0">
            <Link className="hover:underline" to={fleetPaths.viewVehicle(vehicle.id, card.id)}>
              {title}
            </Link>
            <span className="block text-xs font-normal text-quiet">{vehicle.town}</span>
            {vehicle.pickup && <span className="block text-xs font-normal text-quiet">{vehicle.pickup}</span>}
            <VehicleNotes notes={card.notes} className="font-normal" />
            {order && <BookedMarks order={order} />}
          </div>
        </div>
      </th>
      {deal && <DealCells deal={deal} />}
      <td>
        <div className="reaction-cell flex flex-wrap">
          <ReactionBar {...{ projectId, title, view }} listVehicleId={card.id} reactions={card.reactions} />
          <CommentsLink {...{ projectId, title, view }} listVehicleId={card.id} count={card.comments} />
          <Heart
            vehicle={{ id: vehicle.id, title }}
            favorite={card.favorite}
            returnTo={listPaths.listVehicle(projectId, card.id, view)}
          />
        </div>
      </td>
      <td>
        <div className="flex items-center justify-end gap-1">
          <RowStep projectId={projectId} card={card} />
          <Others {...{ projectId, card, view, mayEditNote }} />
        </div>
      </td>
    </tr>
  )
}

/** The maximum number of columns. */
const COLUMNS = 8

function DealCells({ deal }: { deal: DealView }) {
  const { row, badge } = deal
  return (
    <>
      <td>{row.days}</td>
      <td>
        <Status {...badge} className="whitespace-normal!" />
      </td>
      <td>
        <TimeLeft deal={deal} />
      </td>
      <td className="figure">
        <span className="text-quiet lg:hidden">Listed </span>
        {row.listed && <span className="lg:block">{row.listed} </span>}
        <span className="text-xs text-quiet">{row.daily}</span>
      </td>
      <td className="figure font-semibold">
        {row.offer && <span className="font-normal text-quiet lg:hidden">Offer </span>}
        {row.offer}
      </td>
    </>
  )
}

type StepProps = Pick<ListRowProps, 'projectId' | 'card'>

/** The next step; of a booked vehicle for members who may not open its order, its pickup. */
function RowStep({ projectId, card }: StepProps) {
  const { deal, order, vehicle } = card
  if (order && !deal?.actions[0]) {
    return (
      <PickupDetailsLink title={vehicleTitle(vehicle)} order={order} className={`${BUTTON_CLASS.outline} row-step`} />
    )
  }
  return deal ? <NextStep projectId={projectId} card={card} deal={deal} /> : <ListingStatus vehicle={vehicle} />
}

/** The next step of a deal, or why there is none. */
function NextStep({ projectId, card, deal }: StepProps & { deal: DealView }) {
  const [first] = deal.actions
  const why = first ? first.reason : deal.why
  if (!first || why) return <p className="mr-auto text-xs text-quiet lg:mr-0 lg:text-right">{why}</p>
  const name = vehicleTitle(card.vehicle)
  return <DealButton {...{ projectId, name, deal }} listVehicleId={card.id} action={first} className="row-step" />
}

/** A menu with the other actions. */
function Others({ projectId, card, view, mayEditNote }: ListRowProps) {
  const { deal, order, mayRemove } = card
  const name = vehicleTitle(card.vehicle)
  const others = deal?.actions.slice(1).filter(({ reason }) => reason === null) ?? []
  if (!order && !mayRemove && !mayEditNote && others.length === 0 && !deal?.inquiry) return null
  return (
    <Menu label={`More for ${name}`} icon="more" isLabelHidden look="ghost" className="row-more" sheetClassName="w-44!">
      {deal &&
        others.map((action) => (
          <DealButton key={action.act} {...{ projectId, name, deal, action }} listVehicleId={card.id} isPlain />
        ))}
      <MessagesLink {...{ projectId, view, deal }} listVehicleId={card.id} title={name} className="" />
      {order && (
        <>
          {deal?.actions[0] && <PickupDetailsLink title={name} order={order} className="" />}
          <MorePickupLinks {...{ projectId, view, order }} title={name} />
        </>
      )}
      {mayEditNote && <NoteLink {...{ projectId, view }} listVehicleId={card.id} title={name} />}
      {mayRemove && <RemoveLink {...{ projectId, card, view }} />}
    </Menu>
  )
}
