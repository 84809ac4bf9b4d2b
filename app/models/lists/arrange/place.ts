/** Where to put a row: after another one (null: first), or at a number counted from 1. */
export type Place = { after: string | null } | { to: number }

/** Form value of `after` for the first place. */
export const FIRST_PLACE = 'first'

type Row = { id: string; position: number }

/**
 * The rows whose position changes when one is moved: together they keep the same positions. `isCounted` says which rows
 * are visible and numbered. Null if one of the two rows does not exist.
 */
export function placedRows<R extends Row>(
  rows: readonly R[],
  moved: string,
  place: Place,
  isCounted: (row: R) => boolean = () => true,
): Row[] | null {
  const row = rows.find(({ id }) => id === moved)
  if (!row) return null
  const others = rows.filter((other) => other !== row)
  const index = 'after' in place ? indexAfter(others, place.after) : indexAt(others, place.to, isCounted)
  if (index === null) return null
  return others
    .toSpliced(index, 0, row)
    .map(({ id }, index) => ({ id, position: rows[index]?.position ?? 0 }))
    .filter(({ id, position }) => rows.some((before) => before.id === id && before.position !== position))
}

function indexAfter(others: readonly Row[], after: string | null): number | null {
  if (after === null) return 0
  const index = others.findIndex(({ id }) => id === after)
  return index < 0 ? null : index + 1
}

/** A number that is too high moves it to the end. */
function indexAt<R extends Row>(others: readonly R[], to: number, isCounted: (row: R) => boolean): number {
  if (to <= 1) return 0
  const counted = others.filter(isCounted)
  const before = counted[Math.min(to - 1, counted.length) - 1]
  return before ? others.indexOf(before) + 1 : 0
}
