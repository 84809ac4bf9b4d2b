import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DealButton } from '~/components/deals/inquiry-actions'
import { MessagesLink } from '~/components/deals/messages/messages-link'
import { Status } from '~/components/ui/feedback/note'
import { Menu } from '~/components/ui/menu'
import { Photo } from '~/components/ui/photo'
import { SortHead } from '~/components/ui/sort-head'
import type { DealView } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type ListChoice, type ListedVehicle, nextOrder } from '~/models/lists/shown-list'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { photoUrls } from '~/models/trade/photos'
import { NoteLink, VehicleNotes } from './arrange/vehicle-notes'
import { CommentsLink } from './comments-link'
import { ListingStatus, RemoveLink, TimeLeft } from './list-card'
import { ReactionBar } from './reaction-bar'
import { RemovedPlace } from './removed-place'

interface ListTableProps {
  projectId: string
  /** The name of the list, for screen readers. */
  name: string
  cards: readonly ListedVehicle[]
  /** All sort orders of the rows; empty for members who see no deals. */
  orders: readonly ListChoice[]
  view: string
  /** May edit the list, and so the notes on its vehicles. */
  mayEditNote?: boolean
}

/** The vehicles of a list as table rows; on small screens each row is a block. */
export default function ListTable({ projectId, name, cards, orders, view, mayEditNote }: ListTableProps) {
  const hasDeals = orders.length > 0
  return (
    <table className="list-table sheet">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <Head>Vehicle</Head>
          {hasDeals && (
            <>
              <SortedHead column="days" orders={orders}>
                Days
              </SortedHead>
              <SortedHead column="status" orders={orders}>
                Status
              </SortedHead>
              <Head>Time left</Head>
              <SortedHead column="price" orders={orders}>
                Listed
              </SortedHead>
              <Head>Offer</Head>
            </>
          )}
          <Head>Reactions</Head>
          <Head>
            <span className="sr-only">Next step</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <ListRow key={card.id} {...{ projectId, card, view, mayEditNote }} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <th scope="col">{children}</th>
}

type Sortable = { column: 'days' | 'status' | 'price'; orders: readonly ListChoice[]; children: ReactNode }

/** A press sorts by the column, a second press reverses the order. */
function SortedHead({ column, orders, children }: Sortable) {
  const chosen = orders.find(({ isChosen }) => isChosen)?.value ?? ''
  const next = orders.find(({ value }) => value === nextOrder(column, chosen))
  const isUp = chosen === column
  const isDown = chosen === `-${column}`
  return (
    <SortHead to={next?.to ?? ''} order={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      {children}
    </SortHead>
  )
}

interface ListRowProps {
  projectId: string
  card: ListedVehicle
  view: string
  mayEditNote?: boolean
}

/** One vehicle of a list: what it is, its status and the next step. */
function ListRow({ projectId, card, view, mayEditNote }: ListRowProps) {
  const { vehicle, deal, photos } = card
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
          </div>
        </div>
      </th>
      {deal && <DealCells deal={deal} />}
      <td>
        <div className="reaction-cell flex flex-wrap">
          <ReactionBar {...{ projectId, title, view }} listVehicleId={card.id} reactions={card.reactions} />
          <CommentsLink {...{ projectId, title, view }} listVehicleId={card.id} count={card.comments} />
        </div>
      </td>
      <td>
        <div className="flex items-center justify-end gap-1">
          {deal ? <NextStep projectId={projectId} card={card} deal={deal} /> : <ListingStatus vehicle={vehicle} />}
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

type StepProps = Pick<ListRowProps, 'projectId' | 'card'> & { deal: DealView }

/** The next step, or why there is none. */
function NextStep({ projectId, card, deal }: StepProps) {
  const [first] = deal.actions
  const why = first ? first.reason : deal.why
  if (!first || why) return <p className="mr-auto text-xs text-quiet lg:mr-0 lg:text-right">{why}</p>
  const name = vehicleTitle(card.vehicle)
  return <DealButton {...{ projectId, name, deal }} listVehicleId={card.id} action={first} className="row-step" />
}

/** A menu with the other actions. */
function Others({ projectId, card, view, mayEditNote }: ListRowProps) {
  const { deal, mayRemove } = card
  const name = vehicleTitle(card.vehicle)
  const others = deal?.actions.slice(1).filter(({ reason }) => reason === null) ?? []
  if (!mayRemove && !mayEditNote && others.length === 0 && !deal?.inquiry) return null
  return (
    <Menu label={`More for ${name}`} icon="more" isLabelHidden look="ghost" className="row-more" sheetClassName="w-44!">
      {deal &&
        others.map((action) => (
          <DealButton key={action.act} {...{ projectId, name, deal, action }} listVehicleId={card.id} isPlain />
        ))}
      <MessagesLink {...{ projectId, view, deal }} listVehicleId={card.id} title={name} className="" />
      {mayEditNote && <NoteLink {...{ projectId, view }} listVehicleId={card.id} title={name} />}
      {mayRemove && <RemoveLink {...{ projectId, card, view }} />}
    </Menu>
  )
}
