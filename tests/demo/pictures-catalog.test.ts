import { describe, expect, it } from 'vitest'
import { COLORS } from '#demo/pictures/subject'
import { type DemoVehicle, demoVehicles } from '#demo/vehicles/vehicle-record'

const THIS_YEAR = 2026
const fleet = demoVehicles(THIS_YEAR)

const CONDITIONS = ['Severe Abuse', 'Excessive wear', 'Normal Condition', 'Great Condition', 'Nearly Perfect']

/** Around each city, in degrees: a day's drive of a transporter. */
const AROUND = {
  Atlanta: {
    state: 'GA',
    zone: 'America/New_York',
    latitude: 33.75,
    longitude: -84.39,
    zip: /^30\d{3}$/,
    area: /\((404|770)\)/,
  },
  'Los Angeles': {
    state: 'CA',
    zone: 'America/Los_Angeles',
    latitude: 34.05,
    longitude: -118.24,
    zip: /^9[01]\d{3}$/,
    area: /\((818|626)\)/,
  },
  'New York': {
    state: 'NY',
    zone: 'America/New_York',
    latitude: 40.71,
    longitude: -74.01,
    zip: /^1[01]\d{3}$/,
    area: /\((718|347)\)/,
  },
}

const distinct = (of: (vehicle: DemoVehicle) => string | number) => [...new Set(fleet.map(of))].sort()

describe('the catalog', () => {
  it('holds 60 vehicles, none listed twice', () => {
    expect(fleet).toHaveLength(60)
    expect(distinct((vehicle) => vehicle.key)).toHaveLength(60)
    const titles = distinct(({ year, make, model, color }) => `${year} ${make} ${model} ${color}`)
    expect(titles).toHaveLength(60)
  })

  it('has every kind, from the 1920s to this year', () => {
    expect(distinct((vehicle) => vehicle.drawing.body)).toHaveLength(10)
    expect(distinct((vehicle) => vehicle.bodyType)).toHaveLength(10)
    expect(distinct((vehicle) => vehicle.drawing.livery)).toEqual(['ambulance', 'fire', 'plain', 'police', 'taxi'])
    expect(distinct((vehicle) => vehicle.drawing.era)).toHaveLength(6)
    expect(distinct((vehicle) => vehicle.color).every((color) => COLORS.some((known) => known === color))).toBe(true)
    expect(Math.min(...fleet.map((vehicle) => vehicle.year))).toBeLessThan(1930)
    expect(Math.max(...fleet.map((vehicle) => vehicle.year))).toBe(THIS_YEAR)
  })

  it('moves with the calendar where it says this year', () => {
    const later = demoVehicles(THIS_YEAR + 5)
    const newest = Math.max(...later.map((vehicle) => vehicle.year))
    expect(newest).toBe(THIS_YEAR + 5)
    expect(later.map((vehicle) => vehicle.key)).toEqual(fleet.map((vehicle) => vehicle.key))
    const moved = later.filter((vehicle, index) => vehicle.year !== fleet[index]?.year)
    expect(moved).toHaveLength(3)
  })

  it('belongs to six owners, two in each of three cities', () => {
    const owners = { Atlanta: ['omar', 'walt'], 'Los Angeles': ['gloria', 'hank'], 'New York': ['june', 'pete'] }
    expect(distinct((vehicle) => vehicle.city)).toEqual(Object.keys(owners))
    for (const [city, names] of Object.entries(owners)) {
      const there = fleet.filter((vehicle) => vehicle.city === city).map((vehicle) => vehicle.owner)
      expect([...new Set(there)].sort()).toEqual(names)
    }
    for (const owner of distinct((vehicle) => vehicle.owner)) {
      expect(fleet.filter((vehicle) => vehicle.owner === owner).length).toBeGreaterThanOrEqual(8)
    }
  })

  it('asks $90 to $900 a day, and $2,500 for one', () => {
    const prices = fleet.map((vehicle) => vehicle.dayPriceCents)
    expect(prices.every((cents) => Number.isInteger(cents) && cents >= 90_00)).toBe(true)
    expect(prices.filter((cents) => cents > 900_00)).toEqual([2_500_00])
  })
})

describe('each vehicle', () => {
  it.each(fleet)('$key is described in full, with words of the trade, and near its city', (vehicle) => {
    for (const report of [vehicle.exterior, vehicle.interior, vehicle.mechanical]) {
      expect(CONDITIONS).toContain(report.condition)
      expect(report.text).toMatch(/^[A-Z0-9].{9,}\.$/)
    }
    expect(vehicle.era).toBe(`${String(vehicle.year).slice(0, 3)}0s`)
    expect(vehicle.fuelType).toMatch(/^(Gasoline|Diesel|Electric) \([a-z -]+\)$/)
    expect(['Automatic', 'Manual']).toContain(vehicle.transmission)
    expect(new Set(vehicle.modifications).size).toBe(vehicle.modifications.length)

    const { pickup, state, zone } = vehicle
    const around = AROUND[vehicle.city]
    expect({ state, zone }).toEqual({ state: around.state, zone: around.zone })
    expect(pickup.zipcode).toMatch(around.zip)
    expect(pickup.contactPhone).toMatch(/^\+1 \(\d{3}\) 555-\d{4}$/)
    expect(pickup.contactPhone).toMatch(around.area)
    expect(Math.abs(pickup.latitude - around.latitude)).toBeLessThan(0.6)
    expect(Math.abs(pickup.longitude - around.longitude)).toBeLessThan(0.6)
    const { address1, town, preference, parkedLocation, instructions } = pickup
    for (const text of [vehicle.vehicleInstructions, address1, town, preference, parkedLocation, instructions])
      expect(text).toMatch(/\S/)
  })
})

describe('sentences', () => {
  it('are written for one vehicle each', () => {
    const sentences = fleet.flatMap(({ exterior, interior, mechanical }) => [
      exterior.text,
      interior.text,
      mechanical.text,
    ])
    expect(new Set(sentences).size).toBe(180)
    expect(distinct((vehicle) => vehicle.vehicleInstructions)).toHaveLength(60)
  })
})
