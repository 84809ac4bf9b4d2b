import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import type { Choice } from '~/components/ui/form/choice-fields'
import { Icon } from '~/components/ui/icon'
import { blankRow, InvitationRow, typedRows } from './invitation-row'

/** A role, and what it sees and does. */
export type RoleChoice = Choice & { hint: string }

interface InvitationRowsProps {
  /** The response to the last submit, with the rows as typed. */
  lastResult: SubmissionResult | undefined
  roles: readonly RoleChoice[]
  /** Called with `?email=` to check whether the address is already in the project. */
  checkAt: string
}

/**
 * Rows of people to invite, `invitations[0].email` and so on, inside any form. Without script it shows as many rows as
 * a form accepts; with script one, and a button to add more.
 */
export function InvitationRows(props: InvitationRowsProps) {
  const responses = useRef({ seen: props.lastResult, count: 0 }).current
  if (responses.seen !== props.lastResult)
    Object.assign(responses, { seen: props.lastResult, count: responses.count + 1 })
  // a new response remounts the rows
  return <Rows key={responses.count} {...props} />
}

function Rows({ lastResult, roles, checkAt }: InvitationRowsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [rows, setRows] = useState(() => typedRows(lastResult))
  /** Null until script runs. */
  const [shown, setShown] = useState<number | null>(null)
  const [added, setAdded] = useState<number>()
  useBrowserEffect(() => setShown(Math.max(1, emailsIn(group.current).findLastIndex(({ value }) => value) + 1)), [])
  useEffect(() => keepFromSending(group.current), [])

  const remove = (key: number, count: number) => {
    const left = rows.filter((row) => row.key !== key)
    setRows([...left, blankRow(Math.max(...rows.map((row) => row.key)) + 1)])
    setShown(count - 1)
    emailsIn(group.current)
      .find(({ id }) => !id.endsWith(`-${key}`))
      ?.focus()
  }
  const add = (count: number) => {
    setAdded(rows[count]?.key)
    setShown(count + 1)
  }
  const firstWrong = rows.findIndex(({ problems }) => problems.email ?? problems.role)
  return (
    <fieldset ref={group} className="grid gap-4">
      <legend className="sr-only">Who to invite</legend>
      {rows.slice(0, shown ?? rows.length).map((row, index) => (
        <InvitationRow
          key={row.key}
          index={index}
          row={row}
          roles={roles}
          checkAt={checkAt}
          isNew={row.key === added}
          isFirstProblem={index === firstWrong}
          onRemove={shown && shown > 1 ? () => remove(row.key, shown) : undefined}
        />
      ))}
      {shown && shown < rows.length && (
        <button type="button" className={`${BUTTON_CLASS.outline} justify-self-start`} onClick={() => add(shown)}>
          <Icon name="plus" />
          Add another
        </button>
      )}
      <ul className="hint grid gap-1">
        {roles.map(({ value, label, hint }) => (
          <li key={value}>
            <b className="font-semibold">{label}</b> {hint}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const emailsIn = (group: HTMLElement | null) => Array.from(group?.querySelectorAll('input') ?? [])

/** Prevents submitting while a row has an address that is known to be taken. */
function keepFromSending(group: HTMLFieldSetElement | null) {
  const form = group?.form
  const refuse = (event: SubmitEvent) => {
    const taken = group?.querySelector<HTMLElement>('[data-taken] input')
    if (!taken) return
    event.preventDefault()
    taken.focus()
  }
  form?.addEventListener('submit', refuse)
  return () => form?.removeEventListener('submit', refuse)
}

// hides the extra rows before the first paint; the server has no layout effects
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
