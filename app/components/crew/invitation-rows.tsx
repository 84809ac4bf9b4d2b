import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import type { Choice } from '~/components/ui/form/choice-fields'
import { Icon } from '~/components/ui/icon'
import { blankRow, InvitationRow, typedRows } from './invitation-row'

interface InvitationRowsProps {
  /** What the server said of the form before, with the rows as they were typed. */
  answer: SubmissionResult | undefined
  roles: readonly Choice[]
  /** Asked with `?email=` whether an address belongs to the project. */
  checkAt: string
}

/**
 * Rows for people to be invited, `invitations[0].email` and so on, inside a form of any kind: as many as one form takes
 * without script; with it one, and a way to more.
 */
export function InvitationRows(props: InvitationRowsProps) {
  const answers = useRef({ seen: props.answer, count: 0 }).current
  if (answers.seen !== props.answer) Object.assign(answers, { seen: props.answer, count: answers.count + 1 })
  // another answer is another form
  return <Rows key={answers.count} {...props} />
}

function Rows({ answer, roles, checkAt }: InvitationRowsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [rows, setRows] = useState(() => typedRows(answer))
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
    </fieldset>
  )
}

const emailsIn = (group: HTMLElement | null) => Array.from(group?.querySelectorAll('input') ?? [])

/** The form is not sent while an address stands in it that is known to be taken. */
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

// rows are left out before anybody sees them; the server knows no layout
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
