import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DealButton } from '~/components/deals/inquiry-actions'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Menu } from '~/components/ui/menu'
import { Photo } from '~/components/ui/photo'
import type { DealView, ListVehicle } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type ListChoice, nextOrder } from '~/models/lists/shown-list'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { photoUrls } from '~/models/trade/photos'
import { ListingStatus, RemoveLink, TimeLeft } from './list-card'
import { RemovedPlace } from './removed-card'

interface ListTableProps {
  projectId: string
  /** The name of the list, for readers. */
  name: string
  cards: readonly ListVehicle[]
  /** Every order the rows can be in; none for members who see no deals. */
  orders: readonly ListChoice[]
  view: string
}

/** The vehicles of a list as rows to compare; on small screens each row is a block of its own. */
export default function ListTable({ projectId, name, cards, orders, view }: ListTableProps) {
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
          <Head>
            <span className="sr-only">Next step</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <ListRow key={card.id} projectId={projectId} card={card} view={view} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <th scope="col">{children}</th>
}

type Sortable = { column: 'days' | 'status' | 'price'; orders: readonly ListChoice[]; children: ReactNode }

/** A press orders by the column, another one the other way round. */
function SortedHead({ column, orders, children }: Sortable) {
  const chosen = orders.find(({ isChosen }) => isChosen)?.value ?? ''
  const next = orders.find(({ value }) => value === nextOrder(column, chosen))
  const isUp = chosen === column
  const isDown = chosen === `-${column}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Link className="tap -mx-2 px-2" to={next?.to ?? ''} preventScrollReset>
        {children}
        <Icon name="down" className={`w-4! ${isUp ? 'rotate-180' : isDown ? '' : 'invisible'}`} />
      </Link>
    </th>
  )
}

interface ListRowProps {
  projectId: string
  card: ListVehicle
  view: string
}

/** One vehicle of a list on a line of its own: what it is, how it stands, and the next step. */
function ListRow({ projectId, card, view }: ListRowProps) {
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
          <p className="min-w-0">
            <Link className="hover:underline" to={fleetPaths.viewVehicle(vehicle.id)}>
              {title}
            </Link>
            <span className="block text-xs font-normal text-quiet">{vehicle.town}</span>
          </p>
        </div>
      </th>
      {deal && <DealCells deal={deal} />}
      <td>
        <div className="flex items-center justify-end gap-1">
          {deal ? <NextStep projectId={projectId} card={card} deal={deal} /> : <ListingStatus vehicle={vehicle} />}
          <Others projectId={projectId} card={card} view={view} />
        </div>
      </td>
    </tr>
  )
}

/** As many as there can be. */
const COLUMNS = 7

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

/** The first thing to do, or why there is nothing. */
function NextStep({ projectId, card, deal }: StepProps) {
  const [first] = deal.actions
  const why = first ? first.reason : deal.why
  if (!first || why) return <p className="mr-auto text-xs text-quiet lg:mr-0 lg:text-right">{why}</p>
  const name = vehicleTitle(card.vehicle)
  return <DealButton {...{ projectId, name, deal }} listVehicleId={card.id} action={first} className="row-step" />
}

/** What else can be done, folded away. */
function Others({ projectId, card, view }: ListRowProps) {
  const { deal, mayRemove } = card
  const name = vehicleTitle(card.vehicle)
  const others = deal?.actions.slice(1).filter(({ reason }) => reason === null) ?? []
  if (!mayRemove && others.length === 0) return null
  return (
    <Menu label={`More for ${name}`} icon="more" isLabelHidden look="ghost" className="row-more" sheetClassName="w-44!">
      {deal &&
        others.map((action) => (
          <DealButton key={action.act} {...{ projectId, name, deal, action }} listVehicleId={card.id} isPlain />
        ))}
      {mayRemove && <RemoveLink {...{ projectId, card, view }} />}
    </Menu>
  )
}
