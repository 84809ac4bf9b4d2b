import type { DealOrder } from '~/models/trade/vocabulary/projects'

/** What a press on a column's head leads to: its order, and from there the other way round where there is one. */
export function nextOrder(column: 'days' | 'price' | 'status', order: string): DealOrder {
  return column !== 'status' && order === column ? `-${column}` : column
}
