import { BAR_TEXTS, type BarState, type BoardGroup } from '~/models/orders/board/bars'

interface BoardKeysProps {
  /** The states that can occur, in order. */
  states: readonly BarState[]
  groups: readonly BoardGroup[]
}

/** The legend: the states that occur on a chart, and the letters of pickup and return if it has a rental. */
export function BoardKeys({ states, groups }: BoardKeysProps) {
  const bars = groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars))
  if (bars.length === 0) return null
  return (
    <p className="board-keys">
      {states
        .filter((state) => bars.some((bar) => bar.state === state))
        .map((state) => (
          <span key={state} className="board-key">
            <i className={`board-bar is-${state}`} aria-hidden="true">
              {BAR_TEXTS[state].letter}
            </i>
            {BAR_TEXTS[state].label}
          </span>
        ))}
      {bars.some(({ isRental }) => isRental) && (
        <>
          <span>
            <b>P</b> Pickup
          </span>
          <span>
            <b>R</b> Return
          </span>
        </>
      )}
    </p>
  )
}
