import { Countdown } from '~/components/deals/countdown'
import type { DealStage } from '~/models/deals/deal-stage'
import type { DealView } from '~/models/deals/list-vehicle'
import { Status } from '../ui/feedback/note'

const RUNNING: ReadonlySet<DealStage> = new Set(['asked', 'countered', 'to_answer'])

/** How a vehicle stands with its owner, and while one side has to answer for how long it may. */
export function DealStatus({ deal }: { deal: DealView }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Status {...deal.badge} className="whitespace-normal!" />
      <TimeLeft deal={deal} />
    </div>
  )
}

/** Nothing while nobody has to answer. */
export function TimeLeft({ deal: { stage, inquiry } }: { deal: DealView }) {
  return inquiry && RUNNING.has(stage) ? <Countdown millisecondsLeft={inquiry.millisecondsLeft} /> : null
}
