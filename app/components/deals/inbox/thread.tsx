import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Countdown } from '~/components/deals/countdown'
import { Timeline } from '~/components/deals/messages/timeline'
import { Facts } from '~/components/ui/facts'
import { Note, Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { THREAD_BADGES, type ThreadState } from '~/models/deals/inbox'
import { formatDayCount } from '~/models/trade/days/day'
import { type Cents, formatExact, perDay } from '~/models/trade/money'
import { TIME_IS_UP } from '~/models/trade/results/shared-messages'
import type { OwnerThread } from '~/services/deals/require-thread.server'

export interface ThreadProps
  extends Omit<OwnerThread, 'id' | 'reminded' | 'round' | 'attempt' | 'messageRefusal' | 'templates'> {
  /** The list this thread was opened from; null if the page has its own back link. */
  backTo: string | null
  /** Marks the time left, because it is less than a day. */
  isLastDay?: boolean
  /** The owner's possible answers, and the form to message the crew; staff have them beside it. */
  children?: ReactNode
}

/** An inquiry as the vehicle's owner sees it: the facts, the offers and messages so far, and the answer. */
export function Thread(props: ThreadProps) {
  return (
    <section className="sheet flex flex-col self-start" aria-label={props.title}>
      {props.backTo !== null && (
        <Link className="tap m-1 justify-start! px-3 lg:hidden" to={props.backTo}>
          <Icon name="left" />
          Inbox
        </Link>
      )}
      <Heading {...props} />
      <Facts
        facts={props.facts}
        look="stacked"
        className="grid grid-cols-2 gap-x-4 gap-y-3 border-b border-base-300 p-4 text-sm md:grid-cols-4 [&_dd]:font-semibold"
      />
      <Timeline entries={props.timeline} className="p-4" />
      <div className="mt-auto border-t border-base-300 p-4">
        <Figures {...props} />
        {props.inTheWay && (
          <Note tone="gone" className="mt-4">
            {props.inTheWay}
          </Note>
        )}
        {props.children}
      </div>
    </section>
  )
}

function Heading(props: ThreadProps) {
  const {
    backTo,
    title,
    picture,
    productionCompany,
    projectTitle,
    askedBy,
    state,
    badge,
    millisecondsLeft,
    isLastDay,
  } = props
  // beside a list it is below that page's heading; alone it is the page
  const Title = backTo === null ? 'h1' : 'h2'
  const isRunning = state === 'toAnswer' || state === 'waiting'
  return (
    <header className="flex flex-wrap items-center gap-4 border-b border-base-300 p-4">
      <Photo picture={picture} alt="" sizes="6rem" isPriority className="w-20! rounded-field sm:w-24!" />
      <div className="min-w-0 flex-1 basis-40">
        <Title className={backTo === null ? 'text-xl sm:text-2xl' : 'text-lg'}>{title}</Title>
        <p className="text-sm text-quiet">{[productionCompany, projectTitle, askedBy].filter(Boolean).join(', ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Status {...badge} />
        {isRunning && (
          <span className={`inline-flex items-center gap-1 text-sm font-semibold ${isLastDay ? 'text-waiting' : ''}`}>
            <Countdown millisecondsLeft={millisecondsLeft} /> left
          </span>
        )}
      </div>
    </header>
  )
}

function Figures({ days, listed, lastOffer }: ThreadProps) {
  const figures = [
    { label: `Listed, ${formatDayCount(days)}`, value: formatExact(listed) },
    {
      label: 'Offer',
      value: `${formatExact(lastOffer)} (${formatExact(perDay(lastOffer, days))} a day, ${Math.floor((lastOffer * 100) / listed)}% of listed)`,
    },
  ]
  return (
    <Facts
      facts={figures}
      look="inline"
      className="figure flex flex-wrap gap-x-6 gap-y-1 text-sm [&_dd]:font-semibold"
    />
  )
}

/** Explains why there is nothing to answer. */
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
  withdrawn: () => 'This inquiry was withdrawn.',
  timeIsUp: () => `${TIME_IS_UP} The crew can send a new inquiry.`,
  ended: () => 'This inquiry has ended.',
}
