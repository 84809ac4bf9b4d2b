/** Fields of the form for each photo, in the order on screen: its id and its chosen position, counted from 1. */
export const ORDER_FIELDS = { ids: 'photoOrder', positions: 'photoPosition', loaded: 'photoLoaded' } as const

type OrderSent = { photoOrder?: readonly string[]; photoPosition?: readonly number[]; photoLoaded?: readonly string[] }

/** The order of the photos chosen in a form; null if it was not changed. Photos added since come last. */
export function chosenOrder({ photoOrder = [], photoPosition = [], photoLoaded = [] }: OrderSent): string[] | null {
  const order = positioned(photoOrder, photoPosition)
  const isSame = photoLoaded.filter((id) => order.includes(id)).every((id, index) => order[index] === id)
  return isSame ? null : order
}

/**
 * The ids in the order of their positions. If positions were chosen twice, the photos whose position was changed are
 * moved there one after another.
 */
export function positioned(ids: readonly string[], positions: readonly number[]): string[] {
  const chosen = ids.map((id, index) => ({ id, position: positions[index] ?? index + 1, index }))
  if (new Set(chosen.map(({ position }) => position)).size === ids.length) {
    return chosen.sort((one, other) => one.position - other.position).map(({ id }) => id)
  }
  const moves = chosen.filter(({ position, index }) => position !== index + 1)
  return moves.reduce((all, { id, position }) => withPosition(all, id, position), [...ids])
}

/** The ids with one of them moved to a position counted from 1. */
export function withPosition(ids: readonly string[], moved: string, position: number): string[] {
  const others = ids.filter((id) => id !== moved)
  return [...others.slice(0, position - 1), moved, ...others.slice(position - 1)]
}
