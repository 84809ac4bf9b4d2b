import type { ListVehicle } from '~/models/deals/list-vehicle'
import type { ListFields } from './list-heading'

/** One list of a project with the first of its vehicles. */
export type ShownList = ListFields & {
  id: string
  vehicles: ListVehicle[]
  /** How many vehicles there are to show, when not all of them are here. */
  vehicleCount: number
}
