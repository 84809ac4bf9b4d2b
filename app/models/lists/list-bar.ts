import type { DealOrder } from '~/models/trade/vocabulary/projects'

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
