/** Cards that a page of lists holds, so that an old phone can show it. */
const MOST_CARDS = 9

/** A page with fewer cards, one row on a wide screen, takes the next list however long it is. */
const FEWEST_CARDS = 4

/** How many of the lists with these numbers of cards make one page. A list stays whole; a page has at least one. */
export function fittingLists(cards: readonly number[]): number {
  let shown = 0
  for (const [index, more] of cards.entries()) {
    if (shown >= FEWEST_CARDS && shown + more > MOST_CARDS) return index
    shown += more
  }
  return cards.length
}
