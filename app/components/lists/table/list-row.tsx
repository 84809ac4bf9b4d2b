import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DealButton } from '~/components/deals/inquiry-actions'
import { Heart } from '~/components/fleet/heart'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { SelectBox } from '~/components/ui/multi-select'
import { Photo } from '~/components/ui/photo'
import { TaskLink } from '~/components/ui/task-link'
import type { DealStage } from '~/models/deals/deal-stage'
import type { DealView } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ListedVehicle } from '~/models/lists/shown-list'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { photoUrls } from '~/models/trade/photos'
import { VehicleNotes } from '../arrange/vehicle-notes'
import { PickupDetailsLink } from '../booked-links'
import { CommentsLink } from '../comments-link'
import { BookedMarks, ListingStatus, TimeLeft } from '../list-card'
import { ReactionBar } from '../reaction-bar'
import RemovedPlace from '../removed-place'
import { RowMenu, rowActions } from './row-menu'

interface ListRowProps {
  projectId: string
  card: ListedVehicle
  /** The number of columns of the table. */
  columns: number
  view: string
  /** May edit the list, and so the note on the vehicle. */
  mayEdit: boolean
  /** The form of the row's checkbox; null if the table has none. */
  form: string | null
  isChecked: boolean
}

/** One vehicle of a list: its title, its status and the next step. */
export function ListRow({ projectId, card, columns, view, mayEdit, form, isChecked }: ListRowProps) {
  const { vehicle, deal, order, photos } = card
  const title = vehicleTitle(vehicle)
  const [photo] = photos
  const place = [vehicle.town, vehicle.pickup].filter(Boolean).join(' · ')
  if (card.isRemoved) {
    return (
      <tr>
        <td colSpan={columns} className="grow">
          <RemovedPlace projectId={projectId} cardId={card.id} title={title} />
        </td>
      </tr>
    )
  }
  return (
    <tr id={`card-${card.id}`} data-nav-item="">
      {form && (
        <td className="row-select">
          <SelectBox form={form} value={card.id} label={title} isChecked={isChecked} />
        </td>
      )}
      <th scope="row">
        <div className="flex items-center gap-2">
          <Photo picture={photo ? photoUrls(photo.id) : null} alt="" sizes="4rem" className="row-photo" />
          <div className="min-w-0">
            <Link className="hover:underline" to={fleetPaths.viewVehicle(vehicle.id, card.id)}>
              {title}
            </Link>
            <span className="row-place block text-xs font-normal text-quiet">{place}</span>
            <VehicleNotes notes={card.notes} className="font-normal" />
            {order && !deal && (
              <p className="row-status flex flex-wrap gap-1.5 font-normal">
                <BookedMarks order={order} className={IN_CELL} />
              </p>
            )}
          </div>
        </div>
      </th>
      {deal && <DealCells deal={deal}>{order && <BookedMarks order={order} className={IN_CELL} />}</DealCells>}
      <td>
        <div className="reaction-cell flex flex-wrap">
          <ReactionBar {...{ projectId, title, view }} listVehicleId={card.id} reactions={card.reactions} isShort />
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
          <div className="row-steps flex flex-wrap justify-end gap-2">
            <RowStep projectId={projectId} card={card} />
          </div>
          <RowMenu {...{ projectId, card, view, mayEdit }} />
        </div>
      </td>
    </tr>
  )
}

const IN_CELL = 'whitespace-normal!'

/** `children`: below the status. */
function DealCells({ deal, children }: { deal: DealView; children: ReactNode }) {
  const { row, badge } = deal
  return (
    <>
      <td className="row-days lg:whitespace-nowrap">{row.days}</td>
      <td className="row-status">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Status {...badge} className={IN_CELL} />
          <TimeLeft deal={deal} />
          {children}
        </span>
      </td>
      <td className="figure">
        <span className="text-quiet lg:hidden">Listed </span>
        {row.listed && <span className="row-comma lg:block">{row.listed}</span>}
        <span className={`text-xs text-quiet ${row.longer ? 'row-comma' : ''}`}>{row.daily}</span>
        {row.longer && <span className="text-xs lg:block">{row.longer}</span>}
      </td>
      <td className={`figure ${OVER.has(deal.stage) ? 'text-quiet' : 'font-semibold'}`}>
        {row.offer && <span className="font-normal text-quiet lg:hidden">Rate </span>}
        <span className={row.sides && 'row-comma'}>{row.offer}</span>
        {row.sides && (
          <span className="text-xs font-normal text-quiet lg:block">
            {row.sides.map((side) => (
              <span key={side} className="lg:block">{`${side} `}</span>
            ))}
          </span>
        )}
      </td>
    </>
  )
}

/** Stages whose amount no longer counts. */
const OVER: ReadonlySet<DealStage> = new Set(['declined', 'time_is_up', 'taken', 'taken_in_cart', 'gone', 'cancelled'])

type StepProps = Pick<ListRowProps, 'projectId' | 'card'>

/**
 * The next step; of a booked vehicle the reader's task, or for members who may not open its order, its pickup. The menu
 * has the rest.
 */
function RowStep({ projectId, card }: StepProps) {
  const { deal, order, vehicle } = card
  if (order?.task) return <TaskLink task={order.task} about={vehicleTitle(vehicle)} className="row-step" />
  if (order && !deal?.actions[0]) {
    return (
      <PickupDetailsLink title={vehicleTitle(vehicle)} order={order} className={`${BUTTON_CLASS.outline} row-step`} />
    )
  }
  return deal ? <NextStep projectId={projectId} card={card} deal={deal} /> : <ListingStatus vehicle={vehicle} />
}

/** The next steps of a deal, or why there is none. */
function NextStep({ projectId, card, deal }: StepProps & { deal: DealView }) {
  const [first] = deal.actions
  const why = first ? first.reason : deal.why
  if (!first || why) return <p className="mr-auto text-xs text-quiet lg:mr-0 lg:text-right">{why}</p>
  const props = { projectId, name: vehicleTitle(card.vehicle), deal, listVehicleId: card.id, className: 'row-step' }
  return rowActions(card).map((action) => <DealButton key={action.kind} {...props} action={action} />)
}
