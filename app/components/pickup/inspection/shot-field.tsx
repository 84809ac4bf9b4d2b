import type { InspectionAddresses } from '~/models/pickup/inspection/inspection-addresses'
import type { Shot } from '~/models/trade/vocabulary/inspections'
import type { InspectionPhotoView, InspectionView } from '~/services/pickup/inspection/inspection-view.server'
import { Status } from '../../ui/feedback/status'
import type { FieldState } from '../../ui/form/field-state'
import { Icon } from '../../ui/icon'
import { PhotoField } from './photo-field'
import { Print } from './print'

interface ShotFieldProps {
  shot: Shot
  label: string
  photo: InspectionPhotoView | null
  addenda: readonly InspectionPhotoView[]
  field: FieldState
  view: InspectionView
  to: InspectionAddresses
}

/** One of the four shots: what was taken, and the field for another one. */
export function ShotField({ shot, label, photo, addenda, field, view, to }: ShotFieldProps) {
  const isLocked = view.finished !== null || view.against !== null
  const again = view.finished ? 'Add a photo' : photo ? 'Retake photo' : 'Take photo'
  return (
    <div className="sheet flex h-full flex-col overflow-hidden" data-shot={shot}>
      {photo ? (
        <div className="relative">
          <Print photo={photo} alt={label} to={to} isShared={view.isShared} />
          <span className="absolute top-2 left-2">
            <Status tone="available" label="Saved" />
          </span>
        </div>
      ) : (
        <div className="photo grid place-items-center text-quiet max-sm:aspect-[3/1]" aria-hidden="true">
          <Icon name="camera" className="size-8!" />
        </div>
      )}
      <div className="flex min-h-12 items-center gap-1 pl-3">
        <p className="mr-auto py-2 text-sm leading-tight font-semibold">{label.toUpperCase()}</p>
        {photo && !isLocked && (
          <a className="tap" href={to.removal(photo.id)}>
            <Icon name="trash" />
            <span className="sr-only">Delete {label}</span>
          </a>
        )}
      </div>
      {addenda.map((addendum) => (
        <Print key={addendum.id} photo={addendum} alt={`${label}, added later`} to={to} isShared={view.isShared} />
      ))}
      {!view.against && (
        <div className="mt-auto px-3 pb-3">
          <input type="hidden" name={`seen.${shot}`} value={photo?.id ?? ''} />
          <PhotoField
            field={field}
            label={
              <>
                {again}
                <span className="sr-only">: {label}</span>
              </>
            }
            isLabelHidden={!photo}
            shot={{ label, isSaved: photo !== null }}
          />
        </div>
      )}
    </div>
  )
}
