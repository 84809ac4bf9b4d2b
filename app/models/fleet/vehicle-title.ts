/** '1956 Ford F-100'. */
export function vehicleTitle(vehicle: { year: number; make: string; model: string }): string {
  return `${vehicle.year} ${vehicle.make} ${vehicle.model}`
}

/** Where a vehicle is, as shown to crews: 'Decatur, GA'. */
export function vehicleTown({ town, state }: { town: string; state: string }): string {
  return `${town}, ${state}`
}

/** What tells vehicles of the same title apart, for their owner and the staff: '#CAR-7, Decatur, GA'. */
export function stockAndTown({ stockNumber, town }: { stockNumber: string | null; town: string }): string {
  return stockNumber ? `#${stockNumber}, ${town}` : town
}

/** The part before a parenthesis: 'Gasoline' for 'Gasoline (regular)'. */
export const fuelLabel = (fuelType: string): string => fuelType.split('(', 1)[0]?.trim() ?? ''
