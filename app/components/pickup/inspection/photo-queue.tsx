import { Status } from '~/components/ui/feedback/note'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { photoProblem } from '~/models/trade/fields/uploads'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import { BUTTON_CLASS } from '../../ui/button'
import { FieldFooting } from '../../ui/form/field'

interface PhotoQueueProps {
  /** Whose photos on this phone are shown and sent here: an opaque mark. */
  person: string
  isFinished: boolean
  phase: InspectionPhase
  to: InspectionAddresses
}

const NONE_WAITS = "Photos that weren't accepted are not in the report. Remove and retake them, or resend."

/** Photos that wait on the phone: filled in by the script of the page, and not there without it. */
export function PhotoQueue({ person, isFinished, phase, to }: PhotoQueueProps) {
  return (
    <section
      className="sheet mt-5 p-4"
      aria-labelledby="queue"
      data-queue={to.photos}
      data-person={person}
      data-finished={isFinished || undefined}
      data-image-required={INSPECTION_MESSAGES.imageRequired}
      data-finish-last={INSPECTION_MESSAGES.finishLast}
      data-none-waits={NONE_WAITS}
      data-saved={INSPECTION_MESSAGES.saved[phase]}
      data-no-photo={photoProblem('wrong-type')}
      data-heic={photoProblem('heic')}
      hidden
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto">
          <h2 id="queue" className="text-lg">
            On this phone
          </h2>
          <p role="status" className="font-semibold" data-count />
        </div>
        <button type="button" className={BUTTON_CLASS.outline} data-send>
          Resend
        </button>
      </div>
      <p className="mt-1 text-sm text-quiet" data-why>
        Saved on this phone. They'll upload when you're back online.
      </p>
      <ul className="mt-3 grid gap-3" />
      <template data-line>
        <li className="flex items-center gap-3">
          <img className="photo w-24! shrink-0 rounded-field" width="96" height="72" alt="" />
          <div className="min-w-0 grow">
            <p className="text-sm font-semibold" data-label />
            <p className="mt-1 text-sm text-quiet" data-state />
          </div>
          <button type="button" className="tap link shrink-0 px-2 text-sm" data-remove>
            Remove
            <span className="sr-only" data-of />
          </button>
        </li>
      </template>
      <template data-preview>
        <div className="relative">
          <img className="photo" width="400" height="300" alt="" />
          <span className="absolute top-2 left-2">
            <Status tone="waiting" label="Waiting" />
          </span>
        </div>
      </template>
      <template data-problem>
        <FieldFooting field={EMPTY_PROBLEM} />
      </template>
    </section>
  )
}

const EMPTY_PROBLEM = { id: 'field', name: '', errors: [''] }
