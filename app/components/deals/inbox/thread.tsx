import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Countdown } from '~/components/deals/countdown'
import { Facts } from '~/components/ui/facts'
import { Note, Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { THREAD_BADGES, type ThreadState } from '~/models/deals/inbox'
import { TIME_IS_UP } from '~/models/trade/answers/sentences'
import { formatDayCount } from '~/models/trade/days/day'
import { type Cents, formatCents, formatExact, perDay } from '~/models/trade/money'
import type { OwnerThread } from '~/services/deals/require-thread.server'

export interface ThreadProps extends Omit<OwnerThread, 'id' | 'round'> {
  /** The list this thread was opened from; null where the page leads back itself. */
  backTo: string | null
  /** What the owner can do now. */
  children: ReactNode
}

/** An inquiry as the owner of the vehicle reads it: who and what, the offers so far, and the answer. */
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
      <Offers {...props} />
      <Behalf {...props} />
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

function Heading({ backTo, title, picture, productionCompany, askedBy, state, badge, millisecondsLeft }: ThreadProps) {
  // beside a list it stands under the heading of that page, by itself it is the page
  const Title = backTo === null ? 'h1' : 'h2'
  const isRunning = state === 'toAnswer' || state === 'waiting'
  return (
    <header className="flex flex-wrap items-center gap-4 border-b border-base-300 p-4">
      <Photo picture={picture} alt="" sizes="6rem" isPriority className="w-24! rounded-field" />
      <div className="mr-auto min-w-0">
        <Title className="text-lg">{title}</Title>
        <p className="text-sm text-quiet">
          {productionCompany}, {askedBy}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Status {...badge} />
        {isRunning && <Countdown millisecondsLeft={millisecondsLeft} />}
      </div>
    </header>
  )
}

/** What the staff answered in the owner's place. */
function Behalf({ behalf }: ThreadProps) {
  if (behalf.length === 0) return null
  return (
    <ul className="grid gap-2 border-t border-base-300 p-4 text-sm" aria-label="Answered by staff">
      {behalf.map(({ id, words, reason, when }) => (
        <li key={id} className="break-words">
          {words} Reason: {reason} <span className="whitespace-nowrap text-quiet">{when}</span>
        </li>
      ))}
    </ul>
  )
}

function Offers({ offers, productionCompany, owner }: ThreadProps) {
  return (
    <ol className="grid gap-3 p-4" aria-label="Offers, oldest first">
      {offers.map(({ round, by, amount, when }) => (
        <li key={round} className={by === 'owner' ? 'flex justify-end' : 'flex'}>
          <div className={`rounded-box border border-base-300 px-4 py-3 ${by === 'owner' ? 'bg-base-200' : ''}`}>
            <p className="text-xs text-quiet">
              {by === 'owner' ? (owner ?? 'You') : productionCompany}, {when}
            </p>
            <p className="mt-0.5 text-lg">
              <Price amount={formatExact(amount)} unit="total, before tax" />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Figures({ days, listed, lastOffer }: ThreadProps) {
  const figures = [
    { label: `Listed, ${formatDayCount(days)}`, value: formatExact(listed) },
    { label: 'Offer', value: `${formatExact(lastOffer)}, ${Math.floor((lastOffer * 100) / listed)}%` },
    { label: 'Per day', value: formatCents(perDay(lastOffer, days)) },
  ]
  return (
    <Facts
      facts={figures}
      look="inline"
      className="figure flex flex-wrap gap-x-6 gap-y-1 text-sm [&_dd]:font-semibold"
    />
  )
}

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
  withdrawn: () => 'This inquiry was withdrawn.',
  timeIsUp: () => `${TIME_IS_UP} The crew can send a new inquiry.`,
  ended: () => 'This inquiry has ended.',
}
