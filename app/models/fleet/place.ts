/** Where a crew has a vehicle: the project that it was put into last. */
export type Place = {
  /** The project's title. */
  project: string
  /** The vehicle in its list there. */
  to: string
  /** Projects besides. */
  more: number
  /** Whether it is on the list that was added to last. */
  isInLast: boolean
}

/** The list that somebody put a vehicle into last. */
export type LastList = { id: string; name: string; projectId: string; project: string }

/** What a button that adds a vehicle to a list has to know. */
export type Adding = {
  vehicle: { id: string; title: string }
  place: Place | null
  last: LastList | null
  /** The page to return to without script. */
  returnTo: string
  /** Primary where adding is the one next step of the page. */
  look?: 'primary' | 'outline'
}

/** 'In Chrome Summer', 'In Chrome Summer and 2 more'. */
export function placeWords({ project, more }: Place): string {
  return more === 0 ? `In ${project}` : `In ${project} and ${more} more`
}

/** The id of a vehicle's card among results: where adding it leads back to. */
export const cardId = (vehicleId: string) => `vehicle-${vehicleId}`

/** The link of the toast after adding it. */
export const viewIn = ({ project, to }: Place) => ({ to, label: `View in ${project}` })
