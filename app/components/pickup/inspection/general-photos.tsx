import type { SubmissionResult } from '@conform-to/react'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { pluralize } from '~/models/trade/format/text'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import type { InspectionView } from '~/services/pickup/inspection-view.server'
import { BUTTON_CLASS, SubmitButton } from '../../ui/button'
import { plainField } from '../../ui/form/field-state'
import { FormErrors } from '../../ui/form/form-errors'
import { problemsIn } from './posted'
import { ShotFrame } from './shot-frame'

const ORDER = SHOTS.map(({ value }) => value)

interface GeneralPhotosProps {
  view: InspectionView
  to: InspectionAddresses
  lastResult?: SubmissionResult
}

/** The four shots in one form. Any number can be submitted, and the valid ones are saved. */
export function GeneralPhotos({ view, to, lastResult }: GeneralPhotosProps) {
  const field = plainField({ errors: problemsIn(lastResult) }, ORDER)
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
      {!view.against && (
        <p className="mt-1 text-quiet">
          {view.finished ? 'Photos added now are marked as added later.' : 'Take four shots that fill the outlines.'}{' '}
          Press a photo to mark damage.
        </p>
      )}
      <FormErrors errors={lastResult?.error?.[''] ?? undefined} className="mt-4" />
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {view.shots.map((shot) => (
          <li key={shot.shot}>
            <ShotFrame each={shot} field={field(shot.shot)} view={view} to={to} />
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
        <p className="mt-1.5 text-center text-sm text-quiet" role="status" data-saved-count>
          {saved} of {pluralize(ORDER.length, 'photo')} saved
        </p>
      </div>
    </form>
  )
}
