import { Link } from '@remix-run/react'
import { DealButton } from '~/components/deals/inquiry-actions'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Menu } from '~/components/ui/menu'
import { Photo } from '~/components/ui/photo'
import { BOOKING_STATUS_LABELS } from '~/models/deals/deal-stage'
import type { DealView, ListVehicle } from '~/models/deals/deal-terms'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { listPaths } from '~/models/trade/paths/lists'
import { photoUrls } from '~/models/trade/photos'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { TimeLeft } from './list-card'
import { RemovedPlace } from './removed-card'

interface ListRowProps {
  projectId: string
  card: ListVehicle
  view: string
}

/** One vehicle of a list on a line of its own: what it is, how it stands, and the next step. */
export function ListRow({ projectId, card, view }: ListRowProps) {
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
          {deal ? (
            <NextStep projectId={projectId} card={card} deal={deal} title={title} />
          ) : (
            isGone(vehicle.listingStatus) && <Status tone="gone" label={BOOKING_STATUS_LABELS.not_available} />
          )}
          <Others projectId={projectId} card={card} title={title} view={view} />
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

type StepProps = { projectId: string; card: ListVehicle; deal: DealView; title: string }

/** The first thing to do, or why there is nothing. */
function NextStep({ projectId, card, deal, title }: StepProps) {
  const [first] = deal.actions
  const why = first ? first.reason : deal.why
  if (!first || why) return <p className="mr-auto text-xs text-quiet lg:mr-0 lg:text-right">{why}</p>
  return (
    <DealButton
      projectId={projectId}
      listVehicleId={card.id}
      name={title}
      deal={deal}
      action={first}
      className="row-step"
    />
  )
}

/** What else can be done, folded away. */
function Others({ projectId, card, title, view }: ListRowProps & { title: string }) {
  const { deal, mayRemove, id } = card
  const others = deal?.actions.slice(1).filter(({ reason }) => reason === null) ?? []
  if (!mayRemove && others.length === 0) return null
  return (
    <Menu
      label={`More for ${title}`}
      icon="more"
      isLabelHidden
      look="ghost"
      className="row-more"
      sheetClassName="w-44!"
    >
      {deal &&
        others.map((action) => (
          <DealButton
            key={action.act}
            projectId={projectId}
            listVehicleId={id}
            name={title}
            deal={deal}
            action={action}
            isPlain
          />
        ))}
      {mayRemove && (
        <Link to={listPaths.vehicleRemoval(projectId, id) + view} preventScrollReset>
          <Icon name="trash" />
          Remove<span className="sr-only"> {title}</span>
        </Link>
      )}
    </Menu>
  )
}
