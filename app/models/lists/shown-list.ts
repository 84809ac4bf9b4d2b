import type { ListVehicle } from '~/models/deals/list-vehicle'

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
