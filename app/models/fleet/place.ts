import { firstAndMore } from '~/models/trade/format/text'

/** Where the crew already has a vehicle: the project it was last added to. */
export type Place = {
  /** Project title. */
  project: string
  /** Address of the vehicle in its list there. */
  to: string
  /** Number of other projects. */
  more: number
  /** Whether it is on the list last added to. */
  isInLast: boolean
}

/**
 * The list that the account last added a vehicle to; `location`: where it or its project is, if that names a ZIP code
 * or town.
 */
export type LastList = { id: string; name: string; projectId: string; project: string; location: string }

/** Data for a button that adds a vehicle to a list. */
export type Adding = {
  vehicle: { id: string; title: string }
  place: Place | null
  last: LastList | null
  /** Its place in the project where it has an open offer, which then is the main action. */
  offerTo?: string | null
  /** The page to return to without script. */
  returnTo: string
  /** Primary if adding is the main action of the page. */
  look?: 'primary' | 'outline'
}

/** 'In Chrome Summer', 'In Chrome Summer and 2 more'. */
export function placeText({ project, more }: Place): string {
  return `In ${firstAndMore([project], 1, more + 1)}`
}

/** DOM id of a result card; adding its vehicle leads back to it. */
export const cardId = (vehicleId: string) => `vehicle-${vehicleId}`

/** Link in the toast after adding it. */
export const viewIn = ({ project, to }: Place) => ({ to, label: `View in ${project}` })
