import type { SubmissionResult } from '@conform-to/react'
import { Status } from '~/components/ui/feedback/note'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { pluralize } from '~/models/trade/words/text'
import type { InspectionPhotoView, InspectionView } from '~/services/pickup/inspection-view.server'
import { BUTTON_CLASS, SubmitButton } from '../../ui/button'
import { type FieldState, plainField } from '../../ui/form/field-state'
import { FormErrors } from '../../ui/form/form-errors'
import { Icon } from '../../ui/icon'
import { PhotoField, problemsIn } from './photo-field'
import { Print } from './print'

const ORDER = SHOTS.map(({ value }) => value)

interface GeneralPhotosProps {
  view: InspectionView
  to: InspectionAddresses
  answer?: SubmissionResult
}

/** The four shots in one form. Any number can be submitted, and the valid ones are saved. */
export function GeneralPhotos({ view, to, answer }: GeneralPhotosProps) {
  const field = plainField({ errors: problemsIn(answer) }, ORDER)
  const saved = ORDER.length - view.missing.length
  return (
    <form
      method="post"
      action={to.overview('photos')}
      encType="multipart/form-data"
      noValidate
      className="mt-5"
      data-shots={to.overview('damage')}
      data-required={INSPECTION_MESSAGES.shotRequired}
    >
      <h2 className="text-xl">General Photos</h2>
      {!view.against && <p className="mt-1 text-quiet">Four shots, the whole car in the frame.</p>}
      <FormErrors errors={answer?.error?.[''] ?? undefined} className="mt-4" />
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {view.shots.map((shot) => (
          <li key={shot.shot}>
            <ShotField {...shot} field={field(shot.shot)} view={view} to={to} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {view.against ? (
          <a className={`${BUTTON_CLASS.primary} w-full`} href={to.overview('damage')}>
            Next
          </a>
        ) : (
          <SubmitButton className="w-full">Next</SubmitButton>
        )}
        <p className="mt-1.5 text-center text-sm text-quiet" data-saved-count>
          {saved} of {pluralize(ORDER.length, 'photo')} saved
        </p>
      </div>
    </form>
  )
}

interface ShotFieldProps {
  shot: Shot
  label: string
  photo: InspectionPhotoView | null
  addenda: readonly InspectionPhotoView[]
  field: FieldState
  view: InspectionView
  to: InspectionAddresses
}

/** One of the four shots: its photo, and the field to retake it. */
function ShotField({ shot, label, photo, addenda, field, view, to }: ShotFieldProps) {
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
