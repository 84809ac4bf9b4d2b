import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { OWNERS } from '#demo/cast'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { CITIES, COLORS } from '~/models/trade/vocabulary/vehicles'
import type { FleetVehicle } from '../fleet'

type Row = Record<string, string>

/** The vehicles of the demo as their owners list them, without days and photos. */
export function demoFleet(): FleetVehicle[] {
  const rows = OWNERS.flatMap((owner): Row[] => parse(readFileSync(`demo/fleets/${owner}.csv`), { columns: true }))
  return rows.map((row, index) => {
    const year = Number(row.Year)
    const city = CITIES.find(({ value }) => value === row.City) ?? CITIES[0]
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      year,
      era: `${Math.floor(year / 10) * 10}s`,
      make: row.Make ?? '',
      model: row.Model ?? '',
      bodyType: row['Body type'] ?? '',
      kinds: wordsOf(row.Kinds).map((label) => storedValue(VEHICLE_KINDS, label)),
      usageTags: wordsOf(row['Usage tags']),
      color: storedValue(COLORS, row.Color ?? ''),
      market: city.value,
      town: city.city,
      state: city.state,
      zone: city.zone,
      dayPrice: Number(row['Daily rate']?.replace(',', '')) * 100,
      latitude: 0,
      longitude: 0,
      listedAt: '2026-01-01T00:00:00Z',
      blocks: [],
    }
  })
}

const wordsOf = (cell = '') => cell.split(', ').filter(Boolean)

function storedValue(options: readonly { value: string; label: string }[], label: string): string {
  const option = options.find((each) => each.label === label)
  if (!option) throw new Error(`${label} is not a choice.`)
  return option.value
}
