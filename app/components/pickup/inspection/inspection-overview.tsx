import type { SubmissionResult } from '@conform-to/react'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { SHOTS } from '~/models/trade/vocabulary/inspections'
import type { InspectionView } from '~/services/pickup/inspection-view.server'
import { BUTTON_CLASS } from '../../ui/button'
import { Note } from '../../ui/feedback/note'
import { Icon } from '../../ui/icon'
import { PageTitle } from '../../ui/page'
import { BackLink } from '../back-link'
import { DamageReport } from './damage-report'
import { GeneralPhotos } from './general-photos'
import { PhotoQueue } from './photo-queue'

export interface InspectionOverviewProps {
  heading: string
  backLabel: string
  view: InspectionView
  step: InspectionStep
  to: InspectionAddresses
  lastResult?: SubmissionResult
}

const STEPS = [
  { step: 'photos', label: '1. General Photos' },
  { step: 'damage', label: '2. Damage Report' },
] as const

/** One side's inspection of a vehicle, one step at a time. */
export function InspectionOverview({ heading, backLabel, view, step, to, lastResult }: InspectionOverviewProps) {
  const areDone = { photos: view.missing.length === 0, damage: view.finished !== null }
  return (
    <>
      <BackLink to={to.back}>{backLabel}</BackLink>
      <PageTitle title={heading} lead={view.title} />
      <ol className="mt-5 grid grid-cols-2 gap-2 text-sm">
        {STEPS.map((each) => (
          <li
            key={each.step}
            className={`flex flex-wrap items-center gap-x-3 border-t-4 pt-2 ${each.step === step ? 'border-base-content font-semibold' : 'border-base-300 text-quiet'}`}
            aria-current={each.step === step ? 'step' : undefined}
          >
            {each.step === 'photos' && !areDone.photos ? (
              <span data-step-count>{`${each.label}, ${SHOTS.length - view.missing.length} of ${SHOTS.length}`}</span>
            ) : (
              each.label
            )}
            {areDone[each.step] && (
              <span className="inline-flex items-center gap-1 font-normal whitespace-nowrap text-available">
                <Icon name="check" />
                Done
              </span>
            )}
            {each.step === 'photos' && step === 'damage' && <PhotosLink view={view} to={to} />}
          </li>
        ))}
      </ol>
      {view.finished && (
        <Note tone="available" className="mt-5">
          Finished by {view.finished.by} on {view.finished.at}.
          {!view.against && ' This report is locked. Anything added now is marked as added later.'}
        </Note>
      )}
      {view.against && (
        <Note tone="gone" className="mt-5">
          {view.against}
        </Note>
      )}
      {step === 'damage' && view.missing.length > 0 && !isLocked(view) && <StillNeeded view={view} to={to} />}
      {step === 'photos' ? (
        <GeneralPhotos view={view} to={to} lastResult={lastResult} />
      ) : (
        <DamageReport view={view} to={to} lastResult={lastResult} />
      )}
      <PhotoQueue person={view.person} isFinished={view.finished !== null} phase={view.phase} to={to} />
    </>
  )
}

type StepLinkProps = Pick<InspectionOverviewProps, 'view' | 'to'>

const isLocked = ({ finished, against }: InspectionView) => finished !== null || against !== null

/** What has to be done before Finish, at the step that has it. */
function StillNeeded({ view: { missing }, to }: StepLinkProps) {
  const names = SHOTS.filter(({ value }) => missing.includes(value)).map(({ label }) => label.toLowerCase())
  return (
    <div className="sheet mt-5 grid gap-3 p-4" data-missing={missing.join(' ')}>
      <p className="font-semibold">Still needed before you finish: {names.join(', ')}.</p>
      <a className={BUTTON_CLASS.primary} href={to.overview('photos')}>
        Take photos
      </a>
    </div>
  )
}

/** Back to the first step. While photos are missing the button above the damages leads there. */
function PhotosLink({ view, to }: StepLinkProps) {
  const isReadOnly = isLocked(view)
  if (view.missing.length > 0 && !isReadOnly) return null
  return (
    <a className="tap link" href={to.overview('photos')}>
      <Icon name={isReadOnly ? 'eye' : 'pen'} />
      {isReadOnly ? 'View photos' : 'Edit'}
      {!isReadOnly && <span className="sr-only"> general photos</span>}
    </a>
  )
}
