import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'

/** Shown instead of the town of an external vehicle, which is unknown. */
export const EXTERNALLY_SOURCED = 'Externally sourced'

type Named = {
  /** Null for an external vehicle. */
  vehicle: { year: number; make: string; model: string } | null
  /** Null for a vehicle of the marketplace. */
  externalTitle: string | null
}

/** The title of a list vehicle, whether it is of the marketplace or external. */
export function listedTitle({ vehicle, externalTitle }: Named): string {
  return vehicle ? vehicleTitle(vehicle) : (externalTitle ?? '')
}

/** Its location; for an external vehicle, a text that says it is external. */
export function listedTown(vehicle: { town: string; state: string } | null): string {
  return vehicle ? vehicleTown(vehicle) : EXTERNALLY_SOURCED
}
