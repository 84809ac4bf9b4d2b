/** What stands before a bracket: 'Gasoline (regular)' is 'Gasoline'. */
export const fuelWords = (fuelType: string): string => fuelType.split('(', 1)[0]?.trim() ?? ''
