import { USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf } from '~/models/trade/vocabulary/option'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { COLORS, CONDITIONS, type Condition } from '~/models/trade/vocabulary/vehicles'
import { vehicleTitle, vehicleTown } from './vehicle-title'

/** Vehicle facts without the price, the same on its page, in its PDF and in project reports. */
export type VehicleSheet = {
  title: string
  /** 'Decatur, GA' */
  town: string
  /** Without empty values. */
  facts: { label: string; value: string }[]
  /** `note`: the owner's note on the part, else the meaning of the condition. */
  conditions: { part: string; condition: Condition; note: string }[]
  modifications: string[]
}

export type Described = {
  year: number
  color: string
  runsAndDrives: boolean
  needsWrangler: boolean
} & Record<'kinds' | 'usageTags' | 'refusedUses' | 'modifications', string[]> &
  Record<'make' | 'model' | 'town' | 'state' | 'zipcode' | 'bodyType' | 'era', string> &
  Record<'transmission' | 'fuelType' | 'pickupPreference', string> &
  Record<'exteriorCondition' | 'interiorCondition' | 'mechanicalCondition', Condition> &
  Record<'exteriorNote' | 'interiorNote' | 'mechanicalNote', string>

/** All facts in their order; '' for what a vehicle does not have. */
export function vehicleFacts(vehicle: Described): VehicleSheet['facts'] {
  return [
    { label: 'Year', value: String(vehicle.year) },
    { label: 'Make', value: vehicle.make },
    { label: 'Model', value: vehicle.model },
    { label: 'Color', value: labelOf(COLORS, vehicle.color) },
    { label: 'Location', value: `${vehicleTown(vehicle)} ${vehicle.zipcode}` },
    { label: 'Body', value: vehicle.bodyType },
    { label: 'Era', value: vehicle.era },
    { label: 'Transmission', value: vehicle.transmission },
    { label: 'Fuel', value: vehicle.fuelType },
    { label: 'Runs and drives', value: vehicle.runsAndDrives ? 'Yes' : 'No' },
    { label: 'Pickup', value: vehicle.pickupPreference },
    { label: 'Plays as', value: labelsOf(VEHICLE_KINDS, vehicle.kinds) },
    { label: 'Usage tags', value: vehicle.usageTags.join(', ') },
    { label: 'Not available for', value: labelsOf(USAGES, vehicle.refusedUses) },
    { label: 'Wrangler', value: vehicle.needsWrangler ? 'Required' : '' },
  ]
}

/** 'Teal, Coupe, 1950s' */
export const vehicleLooks = ({ color, bodyType, era }: Pick<Described, 'color' | 'bodyType' | 'era'>) =>
  [labelOf(COLORS, color), bodyType, era].filter(Boolean).join(', ')

export function vehicleSheet(vehicle: Described): VehicleSheet {
  return {
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    facts: vehicleFacts(vehicle).filter(({ value }) => value !== ''),
    conditions: [
      conditionOf('Exterior', vehicle.exteriorCondition, vehicle.exteriorNote),
      conditionOf('Interior', vehicle.interiorCondition, vehicle.interiorNote),
      conditionOf('Mechanical', vehicle.mechanicalCondition, vehicle.mechanicalNote),
    ],
    modifications: vehicle.modifications,
  }
}

const labelsOf = (options: Parameters<typeof labelOf>[0], values: readonly string[]) =>
  values.map((value) => labelOf(options, value)).join(', ')

function conditionOf(part: string, condition: Condition, note: string) {
  const known = CONDITIONS.find(({ value }) => value === condition)
  return { part, condition, note: note || (known?.explanation ?? '') }
}
