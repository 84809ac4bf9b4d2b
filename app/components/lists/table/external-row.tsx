import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Menu } from '~/components/ui/menu'
import { SelectBox } from '~/components/ui/multi-select'
import { Photo } from '~/components/ui/photo'
import { externalPicture } from '~/models/lists/external/external-picture'
import type { ListedExternal } from '~/models/lists/shown-list'
import { unbrokenDates } from '~/models/trade/format/text'
import { externalPaths } from '~/models/trade/paths/lists'
import { NoteLink, VehicleNotes } from '../arrange/vehicle-notes'
import { CommentsLink } from '../comments-link'
import { EditLink, ExternalStatus, RemoveExternal, ViewLink } from '../external/external-cards'
import { ReactionBar } from '../reaction-bar'
import RemovedPlace from '../removed-place'
import { WhoReacted } from './row-menu'

interface ExternalRowProps {
  projectId: string
  card: ListedExternal
  mayEdit: boolean
  /** The other rows have additional columns about their deals. */
  hasDeals: boolean
  columns: number
  /** The form of the row's checkbox; null if the table has none. */
  form: string | null
  isChecked: boolean
  view: string
}

/** An external vehicle of a list, below those of the marketplace. */
export function ExternalRow(props: ExternalRowProps) {
  const { projectId, card, mayEdit, hasDeals, columns, form, isChecked, view } = props
  const { id, title, photoIds } = card
  const [rental, use] = card.days
  const [cover] = photoIds
  if (card.isRemoved) {
    return (
      <tr>
        <td colSpan={columns} className="grow">
          <RemovedPlace projectId={projectId} cardId={id} title={title} />
        </td>
      </tr>
    )
  }
  const status = <ExternalStatus external={card} />
  return (
    <tr id={`card-${id}`} data-nav-item="">
      {form && (
        <td className="row-select">
          {mayEdit && <SelectBox form={form} value={id} label={title} isChecked={isChecked} />}
        </td>
      )}
      <th scope="row">
        <div className="flex items-center gap-2">
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
            <span className="row-place block text-xs font-normal text-quiet">Externally sourced</span>
            {!hasDeals && (
              <p className="row-status flex flex-wrap items-center gap-2 font-normal">
                {status} <span className="text-xs text-quiet">{card.days.join(', ')}</span>
              </p>
            )}
            <VehicleNotes notes={card.notes} className="font-normal" />
          </div>
        </div>
      </th>
      {hasDeals && (
        <>
          <td className="row-days">
            {rental && unbrokenDates(rental)}
            {use && <span className="block text-xs text-quiet">{unbrokenDates(use)}</span>}
          </td>
          <td className="row-status">{status}</td>
          <td />
          <td className="figure font-semibold">
            <span className="font-normal text-quiet lg:block">Price </span>
            {card.price}
          </td>
        </>
      )}
      <td>
        <div className="reaction-cell flex flex-wrap">
          <ReactionBar {...{ projectId, title, view }} listVehicleId={id} reactions={card.reactions} isShort />
          <CommentsLink {...{ projectId, title, view }} listVehicleId={id} count={card.comments} />
        </div>
      </td>
      <td>
        <div className="flex items-center justify-end gap-1">
          <ViewLink {...{ projectId, card, view }} className={`${BUTTON_CLASS.outline} row-step`} />
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
              <WhoReacted {...{ projectId, card, view }} />
              <NoteLink {...{ projectId, title, view }} listVehicleId={id} />
              <RemoveExternal {...{ projectId, card, view }} />
            </Menu>
          )}
        </div>
      </td>
    </tr>
  )
}
