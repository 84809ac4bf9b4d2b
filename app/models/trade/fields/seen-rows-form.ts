import { z } from 'zod'
import { MAX_SELECTED } from '../constants'
import { PAGE_OUTDATED } from '../results/shared-messages'
import type { SeenRows } from './seen-rows'

const ROW = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})((?::\d{1,9})+)$/

function readRow(row: string, many: number): [string, number[]] | null {
  const [, id = '', numbers = ''] = ROW.exec(row) ?? []
  const seen = numbers.split(':').slice(1).map(Number)
  return seen.length === many ? [id, seen] : null
}

/** Hidden field with one number per row, filled in by the page itself. */
export const seenNumber = () => seenRows(1).transform(withNumbers(([first = 0]): [number] => [first]))

/** The same with two numbers per row. */
export const seenPair = () =>
  seenRows(2).transform(withNumbers(([first = 0, second = 0]): [number, number] => [first, second]))

function seenRows(many: number) {
  return z.string({ error: PAGE_OUTDATED }).transform((text, refusal) => {
    const rows = text.split(',').map((row) => readRow(row, many))
    const read = rows.filter((row) => row !== null)
    if (read.length === rows.length && rows.length <= MAX_SELECTED) return new Map(read)
    refusal.addIssue(PAGE_OUTDATED)
    return z.NEVER
  })
}

const withNumbers =
  <Numbers extends readonly number[]>(read: (seen: number[]) => Numbers) =>
  (rows: ReadonlyMap<string, number[]>): SeenRows<Numbers> =>
    new Map([...rows].map(([id, seen]) => [id, read(seen)]))
