import { readdirSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { OWNERS } from '#demo/cast'
import { modelsOf } from '~/models/fleet/glossary/glossary'
import { checkVin } from '~/models/fleet/vin'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'

const PHOTOS = 'demo/photos'
type Row = Record<string, string>
const fleet = OWNERS.flatMap((owner): Row[] => parse(readFileSync(`demo/fleets/${owner}.csv`), { columns: true }))
const stockNumberOf = (row: Row) => row['Stock number'] ?? ''

/** Vehicles named by their owner, or built on the chassis of another make. */
const BY_OTHER_NAMES = [
  'BLUE-79-01',
  'CADI-57-01',
  'CADI-72-01',
  'CHEV-37-01',
  'CHEV-51-01',
  'DODG-76-01',
  'FORD-32-01',
  'GM-48-01',
  'GMC-55-01',
  'KAWA-82-01',
  'STUD-49-01',
  'WILL-51-01',
]

describe('the fleet', () => {
  it('has 240 vehicles of twelve owners with unique stock numbers', () => {
    expect([fleet.length, OWNERS.length]).toEqual([240, 12])
    expect(new Set(fleet.map(stockNumberOf)).size).toBe(240)
    for (const stockNumber of fleet.map(stockNumberOf)) expect(stockNumber).toMatch(/^[A-Z]{2,4}-\d\d-\d\d$/)
  })

  it('has every kind, years from 1926 to 2026 and four cities', () => {
    const kinds = new Set(fleet.flatMap(({ Kinds = '' }) => Kinds.split(', ')))
    expect([...kinds].sort()).toEqual(VEHICLE_KINDS.map(({ label }) => label).sort())
    const years = fleet.map(({ Year }) => Number(Year))
    expect([Math.min(...years), Math.max(...years)]).toEqual([1926, 2026])
    expect(new Set(fleet.map(({ City }) => City)).size).toBe(4)
  })

  it('has models that were built in their year and matching VINs', () => {
    const unknown = fleet.filter(
      ({ Year, Make = '', Model = '' }) => !modelsOf(Number(Year), Make).some((model) => Model.includes(model)),
    )
    expect(unknown.map(stockNumberOf).sort()).toEqual(BY_OTHER_NAMES)
    for (const { VIN = '', Year, Make = '' } of fleet) {
      const checked = checkVin(VIN, { year: Number(Year), make: Make })
      expect([VIN, checked.error, checked.mismatches]).toEqual([VIN, null, []])
    }
  })

  it('has at least six cabs of one model for traffic', () => {
    const cabs = fleet.filter(({ Kinds = '', Model }) => Kinds.includes('Taxi') && Model === 'Crown Victoria')
    expect(cabs.length).toBeGreaterThanOrEqual(6)
  })
})

describe('the photos', () => {
  const names = readdirSync(PHOTOS)

  it('include a driver’s side shot of every vehicle, and show no other vehicles', () => {
    const stockNumbers = names.map((name) => name.replace(/-(front|driver|rear|passenger|interior)\.webp$/, ''))
    expect([...new Set(stockNumbers)].sort()).toEqual(fleet.map(stockNumberOf).sort())
    for (const row of fleet) expect(names).toContain(`${stockNumberOf(row)}-driver.webp`)
  })

  test('are small', async () => {
    expect(names.reduce((sum, name) => sum + statSync(`${PHOTOS}/${name}`).size, 0)).toBeLessThan(18_000_000)
    for (const name of names.filter((_, at) => at % 20 === 0)) {
      const { format, width } = await sharp(`${PHOTOS}/${name}`).metadata()
      expect([name, format, width]).toEqual([name, 'webp', 960])
    }
  })
})
