import { PhotoQueue as Queue } from '~/components/ui/form/photo-queue'
import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import { PhotoFrameTemplate } from './photo-frame'

interface PhotoQueueProps {
  person: string
  isFinished: boolean
  phase: InspectionPhase
  to: InspectionAddresses
}

const NONE_WAITS = "Photos that weren't accepted are not in the report. Remove and retake them, or resend."

/** Photos of an inspection waiting on the phone, here or in their frames. */
export function PhotoQueue({ person, isFinished, phase, to }: PhotoQueueProps) {
  return (
    <>
      <Queue
        device="phone"
        person={person}
        to={to.photos}
        saved={INSPECTION_MESSAGES.saved[phase]}
        noneWaits={NONE_WAITS}
        attributes={{
          'data-finished': isFinished || undefined,
          'data-image-required': INSPECTION_MESSAGES.imageRequired,
          'data-finish-last': INSPECTION_MESSAGES.finishLast,
        }}
      />
      <PhotoFrameTemplate />
    </>
  )
}
