import { csvFile } from '~/models/trade/format/csv'
import type { FleetVehicle } from '../search/fleet'

const HEADERS = [
  ...['Stock number', 'Year', 'Make', 'Model', 'Body type', 'Kinds', 'Color', 'Zipcode', 'Transmission', 'Fuel'],
  ...['Runs and drives', 'Usage tags', 'Exterior condition', 'Exterior notes', 'Interior condition'],
  ...['Mechanical condition', 'Daily rate', 'City', 'Address', 'Phone', 'Pickup type', 'Pickup instructions'],
]

/** Vehicles as an import file, with every field that most owners fill in. */
export function fleetCsv(fleet: readonly FleetVehicle[]): string {
  return csvFile([HEADERS, ...fleet.map(rowOf)])
}

function rowOf({ year, make, model, bodyType, color, dayPrice }: FleetVehicle, at: number): string[] {
  return [
    ...[`B-${at}`, String(year), make, model, bodyType, 'Period', color, '30303', 'Automatic', 'Gasoline (regular)'],
    ...['Yes', 'camera car, wedding', 'Great Condition', 'Small marks on the left fender.', 'Normal Condition'],
    ...[
      'Normal Condition',
      `$${dayPrice / 100}`,
      '',
      '1180 Huff Rd NW',
      '(404) 555-0188',
      'Crew picks up',
      'Ring twice.',
    ],
  ]
}
