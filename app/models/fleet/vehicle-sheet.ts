import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS, CONDITIONS, type Condition } from '~/models/trade/vocabulary/vehicles'
import { vehicleTitle, vehicleTown } from './vehicle-title'

/** What is known of a vehicle, the same on its page, in its PDF and in the report of a project: without its price. */
export type VehicleSheet = {
  title: string
  /** 'Decatur, GA' */
  town: string
  /** None of them empty. */
  facts: { label: string; value: string }[]
  /** What its owner says of each part, else what the condition means. */
  conditions: { part: string; condition: Condition; note: string }[]
  modifications: string[]
}

type Described = {
  year: number
  color: string
  modifications: string[]
} & Record<'make' | 'model' | 'town' | 'state' | 'zipcode' | 'bodyType' | 'era' | 'transmission' | 'fuelType', string> &
  Record<'exteriorCondition' | 'interiorCondition' | 'mechanicalCondition', Condition> &
  Record<'exteriorNote' | 'interiorNote' | 'mechanicalNote', string>

export function vehicleSheet(vehicle: Described): VehicleSheet {
  const facts = [
    { label: 'Year', value: String(vehicle.year) },
    { label: 'Make', value: vehicle.make },
    { label: 'Model', value: vehicle.model },
    { label: 'Color', value: labelOf(COLORS, vehicle.color) },
    { label: 'Location', value: vehicle.zipcode },
    { label: 'Body', value: vehicle.bodyType },
    { label: 'Era', value: vehicle.era },
    { label: 'Transmission', value: vehicle.transmission },
    { label: 'Fuel', value: vehicle.fuelType },
  ]
  return {
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    facts: facts.filter(({ value }) => value !== ''),
    conditions: [
      conditionOf('Exterior', vehicle.exteriorCondition, vehicle.exteriorNote),
      conditionOf('Interior', vehicle.interiorCondition, vehicle.interiorNote),
      conditionOf('Mechanical', vehicle.mechanicalCondition, vehicle.mechanicalNote),
    ],
    modifications: vehicle.modifications,
  }
}

function conditionOf(part: string, condition: Condition, note: string) {
  const known = CONDITIONS.find(({ value }) => value === condition)
  return { part, condition, note: note || (known?.explanation ?? '') }
}
