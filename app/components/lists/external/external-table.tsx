import { Link } from '@remix-run/react'
import { Menu } from '~/components/ui/menu'
import { Photo } from '~/components/ui/photo'
import { externalPicture } from '~/models/lists/external/external-picture'
import { externalPaths } from '~/models/trade/paths/lists'
import { NoteLink, VehicleNotes } from '../arrange/vehicle-notes'
import { CommentsLink } from '../comments-link'
import { ReactionBar } from '../reaction-bar'
import RemovedPlace from '../removed-place'
import { EditLink, ExternalStatus, type ExternalsProps, RemoveExternal, ViewLink } from './external-cards'

/** The external vehicles of a list as table rows; on small screens each row is a block. */
export default function ExternalTable({ projectId, name, externals, mayEdit, view }: ExternalsProps) {
  const isPriced = externals.some(({ price }) => price !== null)
  return (
    <table className="list-table sheet">
      <caption className="sr-only">Externally sourced vehicles of {name}</caption>
      <thead>
        <tr>
          <th scope="col">Vehicle</th>
          <th scope="col">Days</th>
          <th scope="col">Status</th>
          {isPriced && <th scope="col">Price</th>}
          <th scope="col">Reactions</th>
          <th scope="col">
            <span className="sr-only">Next step</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {externals.map((card) =>
          card.isRemoved ? (
            <tr key={card.id}>
              <td colSpan={isPriced ? 6 : 5} className="grow">
                <RemovedPlace projectId={projectId} cardId={card.id} title={card.title} />
              </td>
            </tr>
          ) : (
            <ExternalRow key={card.id} {...{ projectId, card, mayEdit, view, isPriced }} />
          ),
        )}
      </tbody>
    </table>
  )
}

type RowProps = Pick<ExternalsProps, 'projectId' | 'mayEdit' | 'view'> & {
  card: ExternalsProps['externals'][number]
  isPriced: boolean
}

function ExternalRow({ projectId, card, mayEdit, view, isPriced }: RowProps) {
  const { id, title, photoIds } = card
  const [cover] = photoIds
  return (
    <tr id={`card-${id}`} data-nav-item="">
      <th scope="row">
        <div className="flex items-center gap-3">
          <Photo
            picture={cover === undefined ? null : externalPicture(projectId, cover)}
            alt=""
            sizes="4rem"
            className="row-photo"
          />
          <div className="min-w-0">
            <Link
              className="hover:underline"
              to={externalPaths.externalVehicle(projectId, id, view)}
              preventScrollReset
            >
              {title}
            </Link>
            <VehicleNotes notes={card.notes} className="font-normal" />
          </div>
        </div>
      </th>
      <td>{card.days}</td>
      <td>
        <ExternalStatus external={card} />
      </td>
      {isPriced && <td className="figure font-semibold">{card.price}</td>}
      <td>
        <div className="reaction-cell flex flex-wrap">
          <ReactionBar {...{ projectId, title, view }} listVehicleId={id} reactions={card.reactions} />
          <CommentsLink {...{ projectId, title, view }} listVehicleId={id} count={card.comments} />
        </div>
      </td>
      <td>
        <div className="flex items-center justify-end gap-1">
          <ViewLink {...{ projectId, card, view }} className="tap link px-2" />
          {mayEdit && (
            <Menu
              label={`More for ${title}`}
              icon="more"
              isLabelHidden
              look="ghost"
              className="row-more"
              sheetClassName="w-44!"
            >
              <EditLink {...{ projectId, card, view }} />
              <NoteLink {...{ projectId, title, view }} listVehicleId={id} />
              <RemoveExternal {...{ projectId, card, view }} />
            </Menu>
          )}
        </div>
      </td>
    </tr>
  )
}
