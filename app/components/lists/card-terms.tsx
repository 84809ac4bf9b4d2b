import type { ReactNode } from 'react'
import type { DealStage } from '~/models/deals/deal-stage'
import type { DealView, InquiryView } from '~/models/deals/list-vehicle'
import { WAITING_FOR_OWNER } from '~/models/trade/answers/sentences'
import { formatBooking } from '~/models/trade/days/day-words'
import { formatCents, formatExact } from '~/models/trade/money/money'
import { LIST_TAX, withTax } from '~/models/trade/money/tax'

/** What was asked, offered or agreed, with the tax on it; nothing before the first inquiry. */
export function CardTerms({ deal }: { deal: DealView }) {
  const sentence = deal.inquiry && WITH_INQUIRY[deal.stage]?.(termsOf(deal, deal.inquiry), deal)
  const words = sentence ?? WITHOUT_INQUIRY[deal.stage]
  return words ? <p className="text-sm leading-relaxed">{words}</p> : null
}

type Terms = { rate: ReactNode; total: string; days: string; before: ReactNode }

function termsOf({ today }: DealView, { booking, lastOfferCents, previousOfferCents }: InquiryView): Terms {
  return {
    rate: <b className="figure">{formatExact(lastOfferCents)}</b>,
    total: `${formatCents(withTax(lastOfferCents, LIST_TAX).total)} with tax`,
    days: formatBooking(booking, today),
    before: previousOfferCents === null ? null : <b className="figure">{formatExact(previousOfferCents)}</b>,
  }
}

const WITHOUT_INQUIRY: Partial<Record<DealStage, string>> = { gone: 'Its owner does not offer it any more.' }

const WITH_INQUIRY: Partial<Record<DealStage, (terms: Terms, deal: DealView) => ReactNode>> = {
  asked: ({ rate, days, total }) => (
    <>
      Inquired at {rate} for {days}, {total}. {WAITING_FOR_OWNER}
    </>
  ),
  countered: ({ rate, days, total, before }, { actions }) => (
    <>
      {before && <>Owner asked {before}. </>}
      Offered {rate} for {days}, {total}.{actions.length === 0 && ` ${WAITING_FOR_OWNER}`}
    </>
  ),
  to_answer: ({ rate, days, total, before }) => (
    <>
      {before ? (
        <>
          Inquired at {before} for {days}. Owner asks {rate}, {total}.
        </>
      ) : (
        <>
          Owner asks {rate} for {days}, {total}.
        </>
      )}
    </>
  ),
  declined: ({ rate, days }) => (
    <>
      {rate} for {days} was declined. Inquire again with another rate or other dates.
    </>
  ),
  time_is_up: ({ rate, days }) => (
    <>
      Time ran out for {rate}, {days}. Inquire again.
    </>
  ),
  available: ({ rate, days, total }) => (
    <>
      Agreed {rate} for {days}, {total}. Not held until it is booked.
    </>
  ),
  in_cart: ({ rate, days, total }) => (
    <>
      {rate} for {days}, {total}. Not held until it is booked.
    </>
  ),
  booked: ({ rate, days, total }, { orderId }) => (
    <>
      {days} at {rate}, {total}. Order #{orderId}.
    </>
  ),
  completed: ({ rate, days }, { orderId }) => (
    <>
      {days} at {rate}. Order #{orderId}.
    </>
  ),
  cancelled: ({ days }, { orderId }) => (
    <>
      {days} was cancelled. Order #{orderId}.
    </>
  ),
  taken: (_, { taken, today }) =>
    taken && <>Taken {formatBooking(taken, today)}. Inquire for other dates or pick another vehicle.</>,
}
