import type { SubmissionResult } from '@conform-to/react'
import { Form, useFetcher } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Icon } from '~/components/ui/icon'
import { FIRST_PLACE, type Place, placedRows } from '~/models/lists/arrange/place'
import { useDragging } from './use-dragging'

interface ArrangedRow {
  id: string
  /** Its number in the order, from 1. */
  number: number
  /** For screen readers. */
  name: string
  content: ReactNode
  /** In front of the buttons. */
  action?: ReactNode
}

interface ArrangedRowsProps {
  rows: readonly ArrangedRow[]
  /** The rows as loaded; a new object after each load. */
  loaded: object
  /** The number of rows on all pages. */
  total: number
  /** Why the last move without script was refused. */
  errors?: readonly string[]
}

/**
 * Rows that can be reordered: with Move to, Up and Down, and with script by dragging. A move shows immediately, and is
 * reverted with a message if it is refused.
 */
export function ArrangedRows({ rows, loaded, total, errors }: ArrangedRowsProps) {
  const { shown, isSaving, moved, refused, move } = useMoves(rows, loaded)
  const { list, dragged, handleOf } = useDragging(
    shown.map(({ id }) => id),
    (id, after) => move({ moved: id, after: after ?? FIRST_PLACE }),
  )
  const last = shown.find(({ id }) => id === moved)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget, nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const pressed = button instanceof HTMLButtonElement && button.name ? { [button.name]: button.value } : {}
    move({ ...Object.fromEntries(new FormData(currentTarget)), ...pressed })
  }
  return (
    <>
      <FormErrors errors={refused ?? errors} className="mb-3" />
      <p role="status" className="sr-only">
        {last && `${last.name} is number ${last.number} of ${total}.`}
      </p>
      <ol
        ref={list}
        className={`arranged-rows ${total <= SHORT ? 'is-short' : ''}`}
        aria-busy={isSaving}
        data-drop={dragged?.after === null ? 'first' : undefined}
      >
        {shown.map(({ id, number, name, content, action }) => (
          <li
            key={id}
            id={`row-${id}`}
            data-row={id}
            className={`arranged-row sheet ${dragged?.id === id ? 'opacity-50' : ''}`}
            data-drop={dragged?.after === id ? 'after' : undefined}
          >
            <span className="drag-handle with-script" aria-hidden="true" title="Drag" {...handleOf(id)}>
              <Icon name="menu" />
            </span>
            <div className="arranged-content">{content}</div>
            {action}
            <Form method="post" className="arranged-steps" preventScrollReset onSubmit={send}>
              <input type="hidden" name="moved" value={id} />
              <button type="submit" className={`${BUTTON_CLASS.ghost} px-2`}>
                Move to<span className="sr-only"> this position: {name}</span>
              </button>
              <input
                key={number}
                name="to"
                aria-label={`Position of ${name}`}
                defaultValue={number}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                className="input figure arranged-number"
              />
            </Form>
            <Form method="post" className="arranged-steps" preventScrollReset onSubmit={send}>
              <input type="hidden" name="moved" value={id} />
              <StepButton to={number - 1} label={`Move ${name} up`} isDisabled={number === 1} isUp />
              <StepButton to={number + 1} label={`Move ${name} down`} isDisabled={number === total} />
            </Form>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Phones have only Up and Down for at most this many rows. */
const SHORT = 3

/** The form fields of one move. */
type Move = Record<string, FormDataEntryValue>

/**
 * Sends moves one after another, and shows the rows as if all of them were done. If one is refused, the rest are
 * dropped.
 */
function useMoves(rows: readonly ArrangedRow[], loaded: object) {
  const { state, data, submit } = useFetcher<Answer>()
  /** The first one is being saved. */
  const [moves, setMoves] = useState<readonly Move[]>([])
  const [moved, setMoved] = useState<string | null>(null)
  const sent = useRef<{ loaded: object } | null>(null)
  const lastData = useRef(data)

  useEffect(() => {
    // sending while the page revalidates would abort the revalidation
    if (state !== 'idle') return
    if (data !== lastData.current) {
      // the router returns the response before the new rows are rendered, and the old ones would end a drag
      if (!data?.error && sent.current?.loaded === loaded) return
      lastData.current = data
      sent.current = null
      setMoves((before) => (data?.error ? [] : before.slice(1)))
      return
    }
    const [next] = moves
    if (!next || sent.current) return
    sent.current = { loaded }
    const fields = new FormData()
    for (const [name, value] of Object.entries(next)) fields.set(name, value)
    submit(fields, { method: 'post' })
  }, [moves, state, data, loaded, submit])

  const refused = moves.length === 0 ? data?.error?.[''] : null
  return {
    shown: moves.reduce(withMove, rows),
    isSaving: moves.length > 0,
    moved: refused ? null : moved,
    refused,
    move(fields: Move) {
      setMoved(String(fields.moved))
      setMoves((before) => [...before, fields])
    },
  }
}

/** The server's response to a move. */
type Answer = { error?: SubmissionResult['error'] | null }

type Step = { to: number; label: string; isDisabled: boolean; isUp?: boolean }

function StepButton({ to, label, isDisabled, isUp = false }: Step) {
  return (
    <button
      type="submit"
      name="to"
      value={to}
      disabled={isDisabled}
      className={`${BUTTON_CLASS.outline} btn-square`}
      aria-label={label}
    >
      <Icon name="down" className={isUp ? 'rotate-180' : ''} />
    </button>
  )
}

/** The rows after a move; the numbers count from the first row of this page. */
function withMove(rows: readonly ArrangedRow[], move: Move): readonly ArrangedRow[] {
  const before = rows.map(({ id, number }) => ({ id, position: number }))
  const changed = placedRows(before, String(move.moved), placeIn(move, rows[0]?.number ?? 1)) ?? []
  const numbers = new Map(changed.map(({ id, position }) => [id, position]))
  return rows
    .map((row) => ({ ...row, number: numbers.get(row.id) ?? row.number }))
    .sort((one, other) => one.number - other.number)
}

function placeIn({ after, to }: Move, first: number): Place {
  if (after === undefined) return { to: Number(to) - first + 1 }
  return { after: after === FIRST_PLACE ? null : String(after) }
}
