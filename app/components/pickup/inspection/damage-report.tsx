import type { SubmissionResult } from '@conform-to/react'
import { damageTitle } from '~/models/pickup/damage'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import type { InspectionPhotoView, InspectionView } from '~/services/pickup/inspection-view.server'
import { BUTTON_CLASS, SubmitButton } from '../../ui/button'
import { FormErrors } from '../../ui/form/form-errors'
import { Icon } from '../../ui/icon'
import { NoSignal } from './no-signal'
import { Print } from './print'

interface DamageReportProps {
  view: InspectionView
  to: InspectionAddresses
  lastResult?: SubmissionResult
}

/** The damages found, and the button that finishes the inspection. */
export function DamageReport({ view, to, lastResult }: DamageReportProps) {
  const { damages, missing, finished, against } = view
  const isLocked = finished !== null || against !== null
  const isEarly = missing.length > 0 && !isLocked
  const finishLook = isEarly ? 'outline' : 'primary'
  return (
    <section className="mt-5" aria-labelledby="damages">
      <h2 id="damages" className="text-xl">
        Damage Report
      </h2>
      <FormErrors errors={lastResult?.error?.[''] ?? undefined} className="mt-3" />
      {damages.length > 0 ? (
        <ol className="mt-4 grid gap-3 sm:grid-cols-2">
          {damages.map((damage, index) => (
            <li key={damage.id} className="sheet overflow-hidden">
              <DamageCard photo={damage} number={index + 1} view={view} to={to} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 text-quiet">No Damage Reported</p>
      )}
      {!against && (
        <a className={`${BUTTON_CLASS.outline} mt-3 w-full`} href={to.damage()}>
          <Icon name="plus" />
          Add Damage
        </a>
      )}
      <div className="sheet mt-5 grid gap-2 p-4">
        {isEarly && (
          <p className="text-sm text-quiet" data-missing={missing.join(' ')}>
            You can finish once all four general photos are taken.
          </p>
        )}
        {isLocked ? (
          <a className={BUTTON_CLASS.primary} href={to.back}>
            Done
          </a>
        ) : damages.length > 0 ? (
          <form method="post" action={to.finish} className="contents" data-finish={INSPECTION_MESSAGES.finishLast}>
            <SubmitButton look={finishLook}>Finish</SubmitButton>
          </form>
        ) : (
          <a className={BUTTON_CLASS[finishLook]} href={to.noDamage}>
            Finish
          </a>
        )}
        <NoSignal>{INSPECTION_MESSAGES.notFinished}</NoSignal>
      </div>
    </section>
  )
}

interface DamageCardProps {
  photo: InspectionPhotoView
  number: number
  view: InspectionView
  to: InspectionAddresses
}

function DamageCard({ photo, number, view, to }: DamageCardProps) {
  const name = `Damage #${number}`
  const isLocked = view.finished !== null || view.against !== null
  return (
    <>
      <Print photo={photo} alt={name} to={to} isShared={view.isShared} />
      <div className="flex items-center gap-1 py-1 pl-3">
        <p className="mr-auto py-2 text-sm leading-tight">
          <span className="block font-semibold">{name}</span>
          {photo.damage && damageTitle(photo.damage)}
        </p>
        {!isLocked && (
          <>
            <a className="tap" href={to.damage({ damage: photo.id })}>
              <Icon name="pen" />
              <span className="sr-only">Edit {name}</span>
            </a>
            <a className="tap" href={to.removal(photo.id)}>
              <Icon name="trash" />
              <span className="sr-only">Delete {name}</span>
            </a>
          </>
        )}
      </div>
    </>
  )
}
