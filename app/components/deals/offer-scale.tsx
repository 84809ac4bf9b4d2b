import type { Quote } from '~/models/deals/inquiry-quote'
import { FLOOR_PERCENT } from '~/models/trade/constants'
import { type Cents, formatCents, formatExact, percentOf } from '~/models/trade/money'

/** An amount on the scale; those without a label are ticks only. */
interface OfferMark {
  amount: Cents
  label?: string
}

interface OfferScaleProps {
  quote: Quote
  marks?: readonly OfferMark[]
}

/**
 * A scale to the listed rate with the floor in its middle, and the offers so far above it. Drawn with attributes: the
 * CSP forbids inline styles. Screen readers get the floor as a sentence, which is visible once a rate is below it.
 */
export function OfferScale({ quote: { floor, listed, offer }, marks = [] }: OfferScaleProps) {
  const isUnder = offer !== null && offer.missing > 0
  const start = percentOf(listed, 2 * FLOOR_PERCENT - 100)
  const at = (amount: Cents) => Math.min(100, Math.max(0, (100 * (amount - start)) / (listed - start)))
  // labels have lines of their own, because offers are often close to each other
  const labeled = marks.filter(({ label }) => label)
  const unlabeled = new Set(marks.filter(({ label }) => !label).map(({ amount }) => amount))
  const top = labeled.length * LINE
  return (
    <div className="grid gap-1.5">
      <svg
        className="figure w-full overflow-visible fill-quiet text-xs"
        height={top + BAR + LINE}
        aria-hidden="true"
        focusable="false"
      >
        <rect className="fill-base-300" y={top + 4} width={percent(100)} height="8" />
        {offer && (
          <rect
            className={isUnder ? 'fill-refused' : 'fill-available'}
            y={top + 4}
            width={percent(at(offer.rate))}
            height="8"
          />
        )}
        {[...unlabeled].map((amount) => (
          <Tick key={amount} at={at(amount)} from={top + 2} to={top + 14} />
        ))}
        {labeled.map(({ amount, label }, line) => (
          <g key={label}>
            <text x={percent(at(amount))} y={line * LINE + 12} textAnchor={anchor(at(amount))}>
              {label} {formatExact(amount)}
            </text>
            <Tick at={at(amount)} from={line * LINE + 16} to={top + 14} />
          </g>
        ))}
        <Tick at={at(floor)} from={top} to={top + BAR} />
        <text x={percent(50)} y={top + BAR + 13} textAnchor="middle">
          {FLOOR_PERCENT}% minimum {formatExact(floor)}
        </text>
        <text x={percent(100)} y={top + BAR + 13} textAnchor="end">
          Listed {formatExact(listed)}
        </text>
      </svg>
      <p className={isUnder ? 'text-sm text-refused' : 'sr-only'}>
        {FLOOR_PERCENT}% minimum: <b className="figure">{formatCents(floor)}</b>.
        {isUnder && (
          <>
            {' '}
            Your rate is <span className="figure">{formatCents(offer.missing)}</span> below it.
          </>
        )}
      </p>
    </div>
  )
}

const percent = (part: number) => `${part}%`

/** Heights in pixels. */
const LINE = 18
const BAR = 16

function Tick({ at, from, to }: { at: number; from: number; to: number }) {
  const x = percent(at)
  return <line className="stroke-base-content" strokeWidth="2" x1={x} x2={x} y1={from} y2={to} />
}

/** Keeps a label within the scale. */
const anchor = (at: number) => (at < 30 ? 'start' : at > 70 ? 'end' : 'middle')
