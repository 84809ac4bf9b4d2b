import type { ListVehicle } from '~/models/deals/deal-terms'
import type { Favorite } from '~/models/fleet/favorite'
import type { DealOrder } from '~/models/trade/vocabulary/projects'
import type { NotesView } from './arrange/vehicle-notes'
import type { BookedView } from './booked-view'
import type { ReactionsView } from './reactions'

/**
 * A vehicle in a list with the reactions and notes of the project's members, the number of their comments, and whether
 * it is the viewer's own favorite.
 */
export type ListedVehicle = ListVehicle & {
  reactions: ReactionsView
  comments: number
  notes: NotesView
  /** While it is booked and its rental is not over; for every member. */
  order: BookedView | null
  favorite: Favorite
}

/** An external vehicle in a list, as a member may see it. */
export type ListedExternal = {
  id: string
  listId: string
  title: string
  needsDetails: boolean
  /** 'Purchased', 'Rented elsewhere', or that it needs details. */
  status: string
  /** The days of its use. */
  days: string
  /** Null for members who see no prices. */
  price: string | null
  photoIds: readonly string[]
  isRemoved: boolean
  reactions: ReactionsView
  comments: number
  notes: NotesView
}

/** One list of a project with its first vehicles. */
export type ShownList = {
  id: string
  name: string
  /** Its place in the script; '' if not filled in. */
  heading: string
  location: string
  /** The search for vehicles near its location, if that names a ZIP code or town. */
  nearTo: string | null
  vehicles: ListedVehicle[]
  /** Total number of vehicles; `vehicles` may hold fewer. */
  vehicleCount: number
  externals: ListedExternal[]
  externalCount: number
}

/** A page of a project's lists, or of the vehicles of one. */
export type ListsPage = {
  /** The query string of this page. */
  here: string
  blocks: ShownList[]
  /** Address of the next page, with the anchor of its first item. */
  nextTo: string | null
}

/** Maximum number of cards on a page of lists, for old phones. */
const MAX_CARDS = 9

/** A page with fewer cards (one row on a wide screen) takes the next list whatever its length. */
const MIN_CARDS = 4

/** How many lists with these card counts fit on one page. Lists are never split; a page has at least one. */
export function fittingLists(cards: readonly number[]): number {
  let shown = 0
  for (const [index, more] of cards.entries()) {
    if (shown >= MIN_CARDS && shown + more > MAX_CARDS) return index
    shown += more
  }
  return cards.length
}

/** A choice of how to show a project's lists, with its address. */
export type ListChoice = { value: string; label: string; to: string; isChosen: boolean }

/** The sticky bar above a project's lists. Members who may not see deals only get the marks and layouts. */
export type ListBar = {
  /** '1 needs you', '$5,295 agreed', each with its link. */
  summary: { words: string; to: string }[]
  statuses: ListChoice[]
  /** Empty if no vehicle has a mark. */
  marks: ListChoice[]
  orders: ListChoice[]
  layouts: ListChoice[]
}

/** The order after pressing a column's head: by this column, or reversed if it was already and can be. */
export function nextOrder(column: 'days' | 'price' | 'status', order: string): DealOrder {
  return column !== 'status' && order === column ? `-${column}` : column
}
