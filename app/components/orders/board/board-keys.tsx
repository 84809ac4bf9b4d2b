import { BAR_TEXTS, type BarState } from '~/models/orders/board/bars'

/** The legend: the states that occur on a chart, and the letters of pickup and return. */
export function BoardKeys({ states }: { states: readonly BarState[] }) {
  return (
    <p className="board-keys">
      {states.map((state) => (
        <span key={state} className="board-key">
          <i className={`board-bar is-${state}`} aria-hidden="true">
            {BAR_TEXTS[state].letter}
          </i>
          {BAR_TEXTS[state].label}
        </span>
      ))}
      <span>
        <b>P</b> Pickup
      </span>
      <span>
        <b>R</b> Return
      </span>
    </p>
  )
}
