import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import type { NotesView } from '~/models/lists/arrange/vehicle-notes'
import { listPaths } from '~/models/trade/paths/lists'

/** The picture-car number, mark and note of a list vehicle; renders nothing if empty. */
export function VehicleNotes({ notes, className = '' }: { notes: NotesView; className?: string }) {
  if (!notes) return null
  const { pictureCar, mark, note } = notes
  return (
    <div className={`text-sm wrap-anywhere ${className}`} title={[pictureCar, mark, note].filter(Boolean).join(' · ')}>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        {pictureCar && <bdi>{pictureCar}</bdi>}
        {mark && <span className="rounded-full border px-2 text-xs leading-5">{mark}</span>}
      </p>
      {note && <p dir="auto">{note}</p>}
    </div>
  )
}

interface NoteLinkProps {
  projectId: string
  listVehicleId: string
  /** The vehicle, for screen readers. */
  title: string
  /** The query of the dialog. */
  view: string
  className?: string
}

/** Opens the dialog that edits them. */
export function NoteLink({ projectId, listVehicleId, title, view, className }: NoteLinkProps) {
  return (
    <Link className={className} to={listPaths.vehicleNote(projectId, listVehicleId, view)} preventScrollReset>
      <Icon name="pen" />
      Note<span className="sr-only">{` on ${title}`}</span>
    </Link>
  )
}
