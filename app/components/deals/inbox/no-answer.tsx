import { Note } from '~/components/ui/feedback/note'
import { THREAD_BADGES, type ThreadState } from '~/models/deals/inbox'
import { TIME_IS_UP } from '~/models/trade/answers/sentences'
import { type Cents, formatExact } from '~/models/trade/money'

/** What there is to say where there is nothing to answer. */
export function NoAnswer({ state, lastOffer }: { state: Exclude<ThreadState, 'toAnswer'>; lastOffer: Cents }) {
  return (
    <Note tone={THREAD_BADGES[state].tone} className="mt-4">
      {SENTENCES[state](formatExact(lastOffer))}
    </Note>
  )
}

const SENTENCES: Record<Exclude<ThreadState, 'toAnswer'>, (offer: string) => string> = {
  waiting: (offer) => `You offered ${offer}. Waiting for the crew.`,
  agreed: (offer) => `Agreed at ${offer}. Your days are held once the crew books the vehicle.`,
  booked: (offer) => `Booked at ${offer}. The days are held for the crew.`,
  declined: () => 'This inquiry was declined.',
  withdrawn: () => 'The crew withdrew this inquiry.',
  timeIsUp: () => `${TIME_IS_UP} The crew can send a new inquiry.`,
  ended: () => 'This inquiry has ended.',
}
