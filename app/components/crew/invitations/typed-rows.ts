import type { SubmissionResult } from '@conform-to/react'
import { USUAL_ROLE } from '~/models/crew/invited-roles'
import { MAX_INVITATIONS } from '~/models/trade/constants'

export type TypedRow = { key: number; email: string; role: string; problems: { email?: string[]; role?: string[] } }

/** As many rows as a form takes, with what an answer to the form before holds for each. */
export function typedRows(answer: SubmissionResult | undefined): TypedRow[] {
  return Array.from({ length: MAX_INVITATIONS }, (_, row) => ({
    key: row,
    email: typedIn(answer, row, 'email') ?? '',
    role: typedIn(answer, row, 'role') ?? USUAL_ROLE,
    problems: { email: problemOf(answer, row, 'email'), role: problemOf(answer, row, 'role') },
  }))
}

export const blankRow = (key: number): TypedRow => ({ key, email: '', role: USUAL_ROLE, problems: {} })

type Part = 'email' | 'role'

export const partName = (row: number, part: Part) => `invitations[${row}].${part}`

const problemOf = (answer: SubmissionResult | undefined, row: number, part: Part) =>
  answer?.error?.[partName(row, part)] ?? undefined

/** An answer holds the rows as a list; a form that waited for a log-in, as the fields it had. */
function typedIn(answer: SubmissionResult | undefined, row: number, part: Part): string | undefined {
  const values = answer?.initialValue ?? {}
  const { invitations } = values
  const listed = Array.isArray(invitations) ? textIn(invitations[row], part) : undefined
  return listed ?? textIn(values, partName(row, part))
}

function textIn(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const entry = Object.entries(values).find(([key]) => key === name)
  return typeof entry?.[1] === 'string' ? entry[1] : undefined
}
