import type { SubmissionResult } from '@conform-to/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Choice, SelectField } from '~/components/ui/form/choice-fields'
import { TextField } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { USUAL_ROLE } from '~/models/crew/member-rules'
import { MAX_INVITATIONS } from '~/models/trade/constants'
import { isEmail } from '~/models/trade/fields/person'

interface InvitationRowProps {
  /** The row's index in the form. */
  index: number
  row: TypedRow
  roles: readonly Choice[]
  checkAt: string
  /** It was just added and gets focus. */
  isNew: boolean
  isFirstProblem: boolean
  onRemove?: () => void
}

/** An email address and the role it is invited with. */
export function InvitationRow(props: InvitationRowProps) {
  const { index, row, roles, checkAt, isNew, isFirstProblem, onRemove } = props
  const { problem, isTaken, onInput } = useEmailCheck(row.problems.email, checkAt)
  const field = (part: 'email' | 'role') => ({
    id: `invited-${part}-${row.key}`,
    name: partName(index, part),
    defaultValue: row[part],
  })
  const isWrong = Boolean(row.problems.email)
  const person = index === 0 ? '' : ` ${index + 1}`
  return (
    <div className="flex items-start gap-2" aria-live="polite" data-taken={isTaken || undefined}>
      <div className="grid min-w-0 grow gap-2 sm:grid-cols-[1fr_12rem]">
        <TextField
          {...field('email')}
          errors={problem}
          isFirstProblem={isNew || (isFirstProblem && isWrong)}
          label={`Email${person}`}
          type="email"
          autoComplete="off"
          maxLength={254}
          onInput={onInput}
        />
        <SelectField
          {...field('role')}
          errors={row.problems.role}
          isFirstProblem={isFirstProblem && !isWrong}
          label={`Role${person}`}
          choices={roles}
        />
      </div>
      {onRemove && (
        <button type="button" className="tap mt-6.5 shrink-0" onClick={onRemove}>
          <Icon name="x" />
          <span className="sr-only">Remove row {index + 1}</span>
        </button>
      )}
    </div>
  )
}

const CHECK_AFTER_MS = 250

/** The problem with an address: from the last submit until the user types, then from the server's check. */
function useEmailCheck(submitted: string[] | undefined, checkAt: string) {
  const [problem, setProblem] = useState(submitted)
  const [isTaken, setTaken] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const { value } = input
    setProblem(undefined)
    setTaken(false)
    clearTimeout(timer.current)
    if (!isEmail(value.trim())) return
    timer.current = setTimeout(async () => {
      const said = await checkEmail(value, checkAt)
      if (!said || input.value !== value) return
      setProblem([said])
      setTaken(true)
    }, CHECK_AFTER_MS)
  }
  return { problem, isTaken, onInput }
}

/** Null if nothing is wrong or the check fails: the server validates again on submit. */
async function checkEmail(email: string, checkAt: string): Promise<string | null> {
  try {
    const response = await fetch(`${checkAt}?email=${encodeURIComponent(email)}`)
    // a redirect means that the session has ended
    return response.status === 200 && !response.redirected ? await response.text() : null
  } catch {
    return null
  }
}

type TypedRow = { key: number; email: string; role: string; problems: { email?: string[]; role?: string[] } }

/** As many rows as a form accepts, with the values and problems of the last response. */
export function typedRows(lastResult: SubmissionResult | undefined): TypedRow[] {
  return Array.from({ length: MAX_INVITATIONS }, (_, row) => ({
    key: row,
    email: typedIn(lastResult, row, 'email') ?? '',
    role: typedIn(lastResult, row, 'role') ?? USUAL_ROLE,
    problems: { email: problemOf(lastResult, row, 'email'), role: problemOf(lastResult, row, 'role') },
  }))
}

export const blankRow = (key: number): TypedRow => ({ key, email: '', role: USUAL_ROLE, problems: {} })

type Part = 'email' | 'role'

const partName = (row: number, part: Part) => `invitations[${row}].${part}`

const problemOf = (lastResult: SubmissionResult | undefined, row: number, part: Part) =>
  lastResult?.error?.[partName(row, part)] ?? undefined

/** A response has the rows as a list; a form restored after a log-in has flat fields. */
function typedIn(lastResult: SubmissionResult | undefined, row: number, part: Part): string | undefined {
  const values = lastResult?.initialValue ?? {}
  const { invitations } = values
  const listed = Array.isArray(invitations) ? textIn(invitations[row], part) : undefined
  return listed ?? textIn(values, partName(row, part))
}

function textIn(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const entry = Object.entries(values).find(([key]) => key === name)
  return typeof entry?.[1] === 'string' ? entry[1] : undefined
}
