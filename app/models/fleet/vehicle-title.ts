/** '1956 Ford F-100'. */
export function vehicleTitle(vehicle: { year: number; make: string; model: string }): string {
  return `${vehicle.year} ${vehicle.make} ${vehicle.model}`
}

/** Where a vehicle is, as shown to crews: 'Decatur, GA'. */
export function vehicleTown({ town, state }: { town: string; state: string }): string {
  return `${town}, ${state}`
}

/** The part before a parenthesis: 'Gasoline' for 'Gasoline (regular)'. */
export const fuelLabel = (fuelType: string): string => fuelType.split('(', 1)[0]?.trim() ?? ''
