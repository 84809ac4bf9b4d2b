import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import type { ListedExternal } from '~/models/lists/shown-list'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { NoteLink, VehicleNotes } from '../arrange/vehicle-notes'
import { CommentsLink } from '../comments-link'
import { ReactionBar } from '../reaction-bar'
import RemovedPlace from '../removed-place'
import { PhotoRow } from './photo-row'

export interface ExternalsProps {
  projectId: string
  /** The name of the list. */
  name: string
  externals: readonly ListedExternal[]
  mayEdit: boolean
  /** The page's query, which dialogs return to. */
  view: string
}

/** The external vehicles of a list, one card below another. */
export default function ExternalCards({ projectId, externals, mayEdit, view }: ExternalsProps) {
  return (
    <ul className="grid gap-4">
      {externals.map((card) => (
        <li key={card.id} className="grid">
          {card.isRemoved ? (
            <RemovedPlace projectId={projectId} cardId={card.id} title={card.title} />
          ) : (
            <ExternalCard {...{ projectId, card, mayEdit, view }} />
          )}
        </li>
      ))}
    </ul>
  )
}

type CardProps = Pick<ExternalsProps, 'projectId' | 'mayEdit' | 'view'> & { card: ListedExternal }

const QUIET = 'tap px-2 text-sm text-quiet'

/** As wide as the page, because its photos are side by side. */
function ExternalCard({ projectId, card, mayEdit, view }: CardProps) {
  const { id, title } = card
  return (
    <article
      id={`card-${id}`}
      aria-label={title}
      data-nav-item=""
      className="sheet flex scroll-mt-14 flex-col overflow-hidden"
    >
      <PhotoRow projectId={projectId} cardId={id} title={title} photoIds={card.photoIds} />
      <div className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[1fr_auto]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ExternalStatus external={card} />
          <span className="text-sm text-quiet">{card.days.join(', ')}</span>
        </p>
        <h5 className="text-lg leading-snug font-semibold sm:order-first">
          <Link className="hover:underline" to={externalPaths.externalVehicle(projectId, id, view)} preventScrollReset>
            {title}
          </Link>
        </h5>
        <div className="grid content-start gap-2">
          <VehicleNotes notes={card.notes} />
          {card.price && <p className="price sm:order-first">{card.price}</p>}
        </div>
        <div className="no-print -mx-2 -mb-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-base-300 pt-2 sm:col-span-2">
          <div className="flex">
            <ReactionBar {...{ projectId, title, view }} listVehicleId={id} reactions={card.reactions} />
            <CommentsLink {...{ projectId, title, view }} listVehicleId={id} count={card.comments} />
          </div>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
            {mayEdit && <NoteLink {...{ projectId, title, view }} listVehicleId={id} className={QUIET} />}
            {mayEdit && <RemoveExternal {...{ projectId, card, view }} className={QUIET} />}
            <ViewLink {...{ projectId, card, view }} className={BUTTON_CLASS.outline} />
            {mayEdit && <EditLink {...{ projectId, card, view }} className={BUTTON_CLASS.outline} />}
          </div>
        </div>
      </div>
    </article>
  )
}

/** How it was procured, or that it needs details. */
export function ExternalStatus({ external }: { external: ListedExternal }) {
  return <Status tone={external.needsDetails ? 'waiting' : 'booked'} label={external.status} />
}

type LinkProps = Omit<CardProps, 'mayEdit'> & { className?: string }

export function ViewLink({ projectId, card, view, className }: LinkProps) {
  return (
    <Link className={className} to={externalPaths.externalVehicle(projectId, card.id, view)} preventScrollReset>
      VIEW<span className="sr-only"> {card.title}</span>
    </Link>
  )
}

export function EditLink({ projectId, card, view, className }: LinkProps) {
  return (
    <Link className={className} to={externalPaths.editExternal(projectId, card.id, view)} preventScrollReset>
      EDIT<span className="sr-only"> {card.title}</span>
    </Link>
  )
}

export function RemoveExternal({ projectId, card, view, className }: LinkProps) {
  return (
    <Link className={className} to={listPaths.vehicleRemoval(projectId, card.id) + view} preventScrollReset>
      <Icon name="trash" />
      Remove<span className="sr-only"> {card.title}</span>
    </Link>
  )
}
