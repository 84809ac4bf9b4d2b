import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { FLOOR_PERCENT } from '~/models/trade/constants'
import { formatDayCount } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { type Cents, formatCents, formatExact, perDay } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import type { LinkedOffer } from '~/services/deals/answer-link/linked-offer.server'
import { Timeline } from '../messages/timeline'
import { CounterForm, MessageForm } from './answer-forms'

/** An offer as the holder of the emailed link sees it, without an account and without script. */
export function LinkedOfferPage({ offer }: { offer: LinkedOffer }) {
  const { title, picture, answered } = offer
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-6">
        <Photo
          picture={picture}
          alt={title}
          sizes="(min-width: 40rem) 15rem, 94vw"
          isPriority
          className="rounded-box sm:w-60!"
        />
        <PageTitle title={title} lead={`${offerText(offer)} before tax.`} />
      </div>
      <AnsweringAs offer={offer} />
      <div className="sheet mt-5 p-5">
        <Facts facts={[...offer.facts, ...companyFact(offer)]} />
        <Facts facts={figuresOf(offer)} className="figure mt-5 border-t border-base-300 pt-4 [&_dd]:font-semibold" />
      </div>
      {answered ? <Answered offer={offer} /> : <Answers offer={offer} />}
      <section className="sheet mt-5 p-5" aria-labelledby="timeline">
        <h2 className="text-lg" id="timeline">
          Offers and messages
        </h2>
        <Timeline entries={offer.timeline} className="mt-3" />
        {!answered && (
          <div className="mt-5">
            <MessageForm offer={offer} lastResult={undefined} />
          </div>
        )}
      </section>
      {offer.others.length > 0 && <Others offer={offer} />}
      <p className="mt-6 text-sm">
        <a className="link tap -ml-1 px-1" href={offer.thread}>
          Open in Backlot
        </a>
      </p>
    </>
  )
}

/** 'Red Clay Pictures offers $450.00', 'The owner offered $480.00'. */
export function offerText({ side, productionCompany, offer }: LinkedOffer): string {
  return side === 'owner'
    ? `${productionCompany} offers ${formatCents(offer)}`
    : `The owner offered ${formatCents(offer)}`
}

/** Anyone with the link answers as the person it was emailed to. */
export function AnsweringAs({ offer }: { offer: LinkedOffer }) {
  return (
    <Note tone="booked" className="mt-4">
      You are answering as <b>{offer.person}</b>. If this isn't you, please close this page.
    </Note>
  )
}

const companyFact = ({ side, productionCompany }: LinkedOffer) =>
  side === 'owner' ? [{ label: 'Production company', value: productionCompany }] : []

function figuresOf({ side, days, listed, offer, previous, floor }: LinkedOffer) {
  const amount = (cents: Cents): ReactNode => (
    <>
      {formatCents(cents)}{' '}
      <span className="font-normal whitespace-nowrap text-quiet">({formatCents(perDay(cents, days))} per day)</span>
    </>
  )
  return [
    { label: `Listed, ${formatDayCount(days)}`, value: amount(listed) },
    { label: side === 'owner' ? 'Their offer' : "The owner's offer", value: amount(offer) },
    ...(previous === null ? [] : [{ label: 'Your last offer', value: amount(previous) }]),
    ...(floor === null ? [] : [{ label: `${FLOOR_PERCENT}% minimum`, value: amount(floor) }]),
  ]
}

function Answers({ offer }: { offer: LinkedOffer }) {
  const { linkId, inTheWay, deadline } = offer
  return (
    <section className="sheet mt-5 grid gap-5 p-5" aria-labelledby="answer">
      <h2 className="text-lg" id="answer">
        Answer before {deadline}
      </h2>
      {inTheWay === null ? (
        <>
          <a
            className={`${BUTTON_CLASS.primary} sm:justify-self-start`}
            href={dealPaths.linkedAnswer(linkId, 'acceptance')}
          >
            Accept {formatExact(offer.offer)}
          </a>
          <CounterForm offer={offer} lastResult={undefined} />
        </>
      ) : (
        <Note tone="gone">{inTheWay}</Note>
      )}
      <a className={`${BUTTON_CLASS.outline} sm:justify-self-start`} href={dealPaths.linkedAnswer(linkId, 'decline')}>
        Decline
      </a>
    </section>
  )
}

/** The offers for the other vehicles in the same email. */
function Others({ offer: { linkId, others } }: { offer: LinkedOffer }) {
  const waiting = others.filter(({ isWaiting }) => isWaiting)
  return (
    <section className="sheet mt-5 p-5" aria-labelledby="others">
      <h2 className="text-lg" id="others">
        {waiting.length > 0
          ? `${pluralize(waiting.length, 'other vehicle')} to answer`
          : 'The other vehicles are answered'}
      </h2>
      <ul className="mt-2 divide-y divide-base-300">
        {others.map((other) => (
          <li key={other.linkId} className="flex flex-wrap items-center justify-between gap-x-4">
            {other.isWaiting ? (
              <a className="link tap -ml-1 px-1" href={dealPaths.linkedOffer(linkId, other.linkId)}>
                {other.title}
              </a>
            ) : (
              <span className="py-3">{other.title}</span>
            )}
            <span className="figure">{other.isWaiting ? formatCents(other.offer) : 'Answered'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answered({ offer: { answered, side } }: { offer: LinkedOffer }) {
  if (!answered) return null
  const amount = formatCents(answered.amount)
  const other = side === 'owner' ? 'crew' : 'owner'
  return (
    <Note tone={answered.answer === 'decline' ? 'gone' : 'available'} className="mt-5">
      {
        {
          acceptance: `You accepted ${amount}. The days are held once the vehicle is booked.`,
          negotiation: `You offered ${amount}. Waiting for the ${other}.`,
          decline: `You declined. The ${other} was notified.`,
        }[answered.answer]
      }
    </Note>
  )
}
