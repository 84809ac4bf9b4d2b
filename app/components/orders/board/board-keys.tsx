import type { ReactNode } from 'react'
import type { Urgent } from '~/models/orders/board/agenda'
import { BAR_TEXTS, type BarState, type BoardGroup, RENTAL_STARTS, type RentalStart } from '~/models/orders/board/bars'
import type { BoardKey } from '~/models/orders/board/board-keys'

interface BoardKeysProps {
  keys: readonly BoardKey[]
  /** The entries that their keys lead to. */
  urgent?: Urgent
  children?: ReactNode
}

/** The legend: what the letters stand for, and how many there are. */
export function BoardKeys({ keys, urgent = {}, children }: BoardKeysProps) {
  return (
    <ul className="board-keys" aria-label="Legend">
      {keys.map(({ state, letter, text }) => (
        <li key={state} className="board-key">
          <i className={`board-bar is-${state}`} aria-hidden="true">
            {letter}
          </i>
          {urgent[state] ? (
            <a className={`link ${URGENT_LOOKS[state]}`} href={`#${urgentId(state)}`}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
      {children}
    </ul>
  )
}

/** Red for what is late, amber for what waits for the reader. */
export const URGENT_LOOKS: { [state in BarState]?: string } = { late: 'text-error', answer: 'text-warning' }

/** The id of the first entry of a state, for the link to it. */
export const urgentId = (state: BarState) => `agenda-${state}`

/** The legend of the chart, also with the letters of pickup, delivery and return if it has a rental. */
export function ChartKeys({ keys, groups }: { keys: readonly BoardKey[]; groups: readonly BoardGroup[] }) {
  if (keys.length === 0) return null
  const bars = groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars))
  const starts = STARTS.filter((start) => bars.some((bar) => bar.start === start)).map((start) => RENTAL_STARTS[start])
  return (
    <BoardKeys
      keys={keys.map((key) => ({ ...key, text: [key.text, BAR_TEXTS[key.state].which].filter(Boolean).join(' ') }))}
    >
      {starts.length > 0 && (
        <li className="flex flex-wrap gap-x-5">
          {[...starts, { letter: 'R', label: 'Return' }].map(({ letter, label }) => (
            <span key={letter}>
              <b>{letter}</b> {label}
            </span>
          ))}
        </li>
      )}
    </BoardKeys>
  )
}

const STARTS: readonly RentalStart[] = ['pickup', 'delivery']
