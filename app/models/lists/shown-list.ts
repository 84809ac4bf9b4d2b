import type { DealView, ListVehicle } from '~/models/deals/deal-terms'
import type { Favorite } from '~/models/fleet/favorite'
import {
  MAX_LISTS_PER_PAGE,
  MAX_LISTS_PER_TABLE,
  SINGLE_LIST_PAGE_SIZE,
  TABLE_PAGE_SIZE,
  VEHICLES_PER_LIST,
} from '~/models/trade/constants'
import type { DealOrder, ListLayout } from '~/models/trade/vocabulary/projects'
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
  /** 'Purchased', 'Rented elsewhere', or a text that its details are missing. */
  status: string
  /** 'Dec 7 to Dec 11', and 'used Dec 8 to Dec 9' within a longer rental. */
  days: string[]
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

/** The list without what only cards show, because a table has many rows. */
export function asRows(list: ShownList): ShownList {
  const vehicles = list.vehicles.map(({ deal, order, photos, ...row }) => ({
    ...row,
    order: order && { ...order, terms: [] },
    photos: photos.slice(0, 1),
    deal: deal && withoutTerms(deal),
  }))
  return { ...list, vehicles, externals: list.externals.map((row) => ({ ...row, photoIds: row.photoIds.slice(0, 1) })) }
}

function withoutTerms({ longer, ...deal }: DealView): DealView {
  return { ...deal, prices: [], terms: [], similarTo: null }
}

/** A page of a project's lists, or of the vehicles of one. */
export type ListsPage = {
  /** The query string of this page. */
  here: string
  blocks: ShownList[]
  /** Address of the next page, with the anchor of its first item. */
  nextTo: string | null
  /** The number of lists on later pages, if known. */
  left: number | null
}

/** The size of a page: lists, vehicles of each list, and vehicles of a list that is shown alone. */
export const PAGE_SIZES: Record<ListLayout, { lists: number; perList: number; alone: number }> = {
  cards: { lists: MAX_LISTS_PER_PAGE, perList: VEHICLES_PER_LIST, alone: SINGLE_LIST_PAGE_SIZE },
  table: { lists: MAX_LISTS_PER_TABLE, perList: TABLE_PAGE_SIZE, alone: TABLE_PAGE_SIZE },
}

/**
 * Number of vehicles on a page of lists: few cards, for old phones. If a page has fewer than `min` (one row of cards on
 * a wide screen), the next list is added whatever its length.
 */
const VEHICLES: Record<ListLayout, { min: number; max: number }> = {
  cards: { min: 4, max: 9 },
  table: { min: 1, max: TABLE_PAGE_SIZE },
}

/** How many lists with these numbers of vehicles fit on one page. Lists are never split; a page has at least one. */
export function fittingLists(vehicles: readonly number[], layout: ListLayout): number {
  const { min, max } = VEHICLES[layout]
  let shown = 0
  for (const [index, more] of vehicles.entries()) {
    if (shown >= min && shown + more > max) return index
    shown += more
  }
  return Math.min(vehicles.length, PAGE_SIZES[layout].lists)
}

/** A choice of how to show a project's lists, with its address. */
export type ListChoice = { value: string; label: string; to: string; isChosen: boolean }

/** The sticky bar above a project's lists. Members who may not see deals only get the lists, marks and layouts. */
export type ListBar = {
  /** '1 offer to answer', '2 agreed', each with its link. */
  summary: { text: string; to: string }[]
  /** Each shows one list alone. Empty if there is only one. */
  lists: ListChoice[]
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
