import { LegendFold } from '~/components/ui/legend'
import { BAR_TEXTS, type BarState, type BoardGroup, RENTAL_STARTS, type RentalStart } from '~/models/orders/board/bars'

interface BoardKeysProps {
  /** The states that can occur, in order. */
  states: readonly BarState[]
  groups: readonly BoardGroup[]
}

/**
 * The legend: the states that occur on a chart, and the letters of pickup, delivery and return if it has a rental.
 * Phones show it once it is asked for.
 */
export function BoardKeys({ states, groups }: BoardKeysProps) {
  const bars = groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars))
  if (bars.length === 0) return null
  const starts = STARTS.filter((start) => bars.some((bar) => bar.start === start)).map((start) => RENTAL_STARTS[start])
  return (
    <>
      <LegendFold />
      <p className="board-keys">
        {states
          .filter((state) => bars.some((bar) => bar.state === state))
          .map((state) => (
            <span key={state} className="board-key">
              <i className={`board-bar is-${state}`} aria-hidden="true">
                {BAR_TEXTS[state].letter}
              </i>
              {BAR_TEXTS[state].key ?? BAR_TEXTS[state].label}
            </span>
          ))}
        {starts.map(({ letter, label }) => (
          <span key={letter}>
            <b>{letter}</b> {label}
          </span>
        ))}
        {starts.length > 0 && (
          <span>
            <b>R</b> Return
          </span>
        )}
      </p>
    </>
  )
}

const STARTS: readonly RentalStart[] = ['pickup', 'delivery']
