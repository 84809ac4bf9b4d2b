import { chanceFrom, oneOf } from '../pictures/pen/chance'
import { type Body, eraOf, type PaintColor, type SettingName, type Subject } from '../pictures/subject'
import { buses } from './buses'
import type { CatalogEntry, Condition } from './catalog-entry'
import { emergencyVehicles } from './emergency-vehicles'
import { fifties } from './fifties'
import { modernCars } from './modern-cars'
import { motorcycles } from './motorcycles'
import { ninetiesCars } from './nineties-cars'
import { type City, LOTS, type Lot, type OwnerKey } from './pickup-lots'
import { policeCars } from './police-cars'
import { prewarCars } from './prewar-cars'
import { seventies } from './seventies'
import { taxis } from './taxis'
import { vansAndTrucks } from './vans-and-trucks'

type ConditionReport = { condition: Condition; text: string }

export type DemoVehicle = {
  key: string
  owner: OwnerKey
  city: City['city']
  state: City['state']
  zone: City['zone']
  year: number
  make: string
  model: string
  bodyType: string
  era: string
  color: PaintColor
  dayPriceCents: number
  exterior: ConditionReport
  interior: ConditionReport
  mechanical: ConditionReport
  modifications: readonly string[]
  transmission: string
  fuelType: string
  vehicleInstructions: string
  pickup: Omit<Lot, 'owner' | 'market'> & { parkedLocation: string }
  drawing: Subject
}

const BODY_TYPES: Record<Body, string> = {
  sedan: 'Sedan',
  coupe: 'Coupe',
  convertible: 'Convertible',
  wagon: 'Wagon',
  suv: 'SUV',
  pickup: 'Pickup',
  van: 'Van',
  bus: 'Bus',
  'box-truck': 'Box Truck',
  motorcycle: 'Motorcycle',
}

const CATALOGUE: readonly CatalogEntry[] = [
  ...prewarCars,
  ...fifties,
  ...seventies,
  ...ninetiesCars,
  ...modernCars,
  ...policeCars,
  ...taxis,
  ...emergencyVehicles,
  ...vansAndTrucks,
  ...buses,
  ...motorcycles,
]

/** The demo's 60 vehicles, each complete; "this year" in the catalog becomes the year given. */
export function demoVehicles(thisYear: number): DemoVehicle[] {
  return CATALOGUE.map((entry) => recordOf(entry, thisYear))
}

function recordOf(entry: CatalogEntry, thisYear: number): DemoVehicle {
  const year = yearOf(entry.year, thisYear)
  const key = keyOf(`${entry.make} ${entry.model} ${entry.color}`)
  const { owner, market, ...place } = LOTS[entry.lot]
  return {
    key,
    owner,
    ...market,
    year,
    make: entry.make,
    model: entry.model,
    bodyType: BODY_TYPES[entry.body],
    era: `${Math.floor(year / 10) * 10}s`,
    color: entry.color,
    dayPriceCents: entry.rate * 100,
    exterior: report(entry.exterior),
    interior: report(entry.interior),
    mechanical: report(entry.mechanical),
    modifications: entry.modifications,
    transmission: entry.transmission,
    fuelType: entry.fuel,
    vehicleInstructions: entry.note,
    pickup: { ...place, parkedLocation: entry.parked },
    drawing: {
      body: entry.body,
      era: eraOf(year),
      color: entry.color,
      livery: entry.livery ?? 'plain',
      seed: key,
      setting: settingOf(owner, key),
      likeness: entry.likeness,
    },
  }
}

/** Where an owner's vehicles are photographed: each has two places of their own. */
const SETTINGS_OF: Record<OwnerKey, readonly [SettingName, SettingName, ...SettingName[]]> = {
  walt: ['barn', 'suburb-drive'],
  omar: ['warehouse', 'suburb-drive'],
  hank: ['desert-road', 'studio'],
  gloria: ['harbor', 'studio', 'diner-at-dusk'],
  june: ['garage', 'suburb-drive'],
  pete: ['diner-at-dusk', 'warehouse', 'harbor'],
}

const settingOf = (owner: OwnerKey, key: string) => oneOf(SETTINGS_OF[owner], chanceFrom(`set of ${key}`))

function yearOf(year: CatalogEntry['year'], thisYear: number) {
  if (year === 'this year') return thisYear
  return year === 'last year' ? thisYear - 1 : year
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const report = ([condition, text]: readonly [Condition, string]): ConditionReport => ({ condition, text })
