import type { ListCard } from '~/models/deals/list-card'
import type { ListFields } from './list-heading'

/** One list of a project with the first of its vehicles. */
export type ListBlock = ListFields & {
  id: string
  cards: ListCard[]
  /** How many vehicles there are to show, when not all of them are here. */
  vehicleCount: number
}
