import type { ListVehicle } from '~/models/deals/deal-terms'
import type { DealOrder } from '~/models/trade/vocabulary/projects'

/** One list of a project with the first of its vehicles. */
export type ShownList = {
  id: string
  name: string
  /** Where in the script it belongs; '' where nothing of that was filled in. */
  heading: string
  location: string
  vehicles: ListVehicle[]
  /** How many vehicles there are to show, when not all of them are here. */
  vehicleCount: number
}

/** A page of a project's lists, or of the vehicles of one. */
export type ListsPage = {
  /** The query that it was asked for by. */
  here: string
  blocks: ShownList[]
  /** The page after it, at the first that it does not hold. */
  nextTo: string | null
}

/** Cards that a page of lists holds, so that an old phone can show it. */
const MAX_CARDS = 9

/** A page with fewer cards, one row on a wide screen, takes the next list however long it is. */
const MIN_CARDS = 4

/** How many of the lists with these numbers of cards make one page. A list stays whole; a page has at least one. */
export function fittingLists(cards: readonly number[]): number {
  let shown = 0
  for (const [index, more] of cards.entries()) {
    if (shown >= MIN_CARDS && shown + more > MAX_CARDS) return index
    shown += more
  }
  return cards.length
}

/** One of several ways to show the lists of a project, and the address that shows them so. */
export type ListChoice = { value: string; label: string; to: string; isChosen: boolean }

/** What stays in sight over the lists of a project. Members who see no deals get the layouts alone. */
export type ListBar = {
  /** '1 needs you', '$5,295 agreed', each with where to see it. */
  summary: { words: string; to: string }[]
  statuses: ListChoice[]
  orders: ListChoice[]
  layouts: ListChoice[]
}

/** What a press on a column's head leads to: its order, and from there the other way round where there is one. */
export function nextOrder(column: 'days' | 'price' | 'status', order: string): DealOrder {
  return column !== 'status' && order === column ? `-${column}` : column
}
