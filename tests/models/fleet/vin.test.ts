import { describe, expect, test } from 'vitest'
import { findMake } from '~/models/fleet/glossary/glossary'
import { checkVin } from '~/models/fleet/vin'
import { allManufacturers } from '~/models/fleet/vin-makes'

const SAMPLE = '1M8GDM9AXKP042788'
const DIGIT = 'The check digit of this VIN does not fit the rest of it. Check it, or confirm that it is right.'
const belongsTo = (vehicle: string) => `This VIN belongs to ${vehicle}. Check it, or confirm that it is right.`

describe('checkVin accepts', () => {
  test.each([
    ['the check digit X', SAMPLE, 1989, 'MCI'],
    ['a VIN of ones', '11111111111111111', 2001, 'Somebody'],
    ['a car', '1HGCM82633A004352', 2003, 'Honda'],
    ['a car of the second 30-year cycle', '5YJSA1DG9DFP14705', 2013, 'Tesla'],
    ['the first year of the standard', '1G1AY8761B5100001', 1981, 'chevy'],
    ['a truck whose seventh character suggests the other 30-year cycle', '1XKWDB0X57J211825', 2007, 'Kenworth'],
    ['a manufacturer with several makes', '2C3CDXBG8CH123456', 2012, 'Dodge'],
    ['a European car without a check digit', 'WVWZZZ1JZ3W386752', 1999, 'VW'],
    ['a European car whose tenth character is not a year', 'WDB2030461A123456', 2002, 'Mercedes'],
    ['an unknown manufacturer', 'VA4AAAAAAAAAAAAAA', 2005, 'Puch'],
    ['an empty VIN', ' ', 2005, 'Ford'],
  ])('%s', (_, vin, year, make) => {
    expect(checkVin(vin, { year, make })).toEqual({ vin: vin.trim(), error: null, mismatches: [] })
  })

  test('spaces, dashes and lower case', () => {
    const typed = ' 1m8-gdm9ax–kp 042788 '
    expect(checkVin(typed, { year: 1989, make: 'mci' })).toEqual({ vin: SAMPLE, error: null, mismatches: [] })
  })

  test.each(['VC57B104837', 'bill of sale, no plate', '1'])('any text before 1981, unchanged: %s', (vin) => {
    expect(checkVin(` ${vin} `, { year: 1980, make: 'Chevrolet' })).toEqual({ vin, error: null, mismatches: [] })
  })
})

describe('checkVin refuses', () => {
  test.each([
    ['1M8GDM9AXKP04278', 'From 1981 on a VIN has 17 characters; this one has 16.'],
    [`${SAMPLE}1`, 'From 1981 on a VIN has 17 characters; this one has 18.'],
    ['1M8GDM9AXKPO42788', 'A VIN has no I, O or Q. Check whether it is a 1 or a 0.'],
    ['IM8GDM9AXKP042788', 'A VIN has no I, O or Q. Check whether it is a 1 or a 0.'],
    ['1M8GDM9AXKPQ42788', 'A VIN has no I, O or Q. Check whether it is a 1 or a 0.'],
    ['1M8GDM9AXKP04278*', 'A VIN has only letters and digits.'],
  ])('%s', (vin, error) => {
    expect(checkVin(vin, { year: 1989, make: 'MCI' })).toEqual({ vin, error, mismatches: [] })
  })
})

describe('checkVin warns about', () => {
  test.each([
    ['1HGCM82633A004352', 2003, 'Ford', [belongsTo('a 2003 Honda')]],
    ['1HGCM82633A004352', 2004, 'Honda', [belongsTo('a 2003 Honda')]],
    ['1HGCM82633A004352', 2004, 'Batmobile', [belongsTo('a 2003 Honda')]],
    ['1HGCM82633A004353', 2003, 'Honda', [DIGIT]],
    ['1HGCM82633A004353', 2004, 'Honda', [DIGIT, belongsTo('a 2003 Honda')]],
    ['WVWZZZ1JZ3W386752', 1999, 'Audi', [belongsTo('a Volkswagen')]],
    ['WAUZZZ8D1VA123456', 1997, 'BMW', [belongsTo('an Audi')]],
    ['11111111111111111', 2003, 'Somebody', [belongsTo('a vehicle of 2001')]],
    ['2C3CDXBG8CH123456', 2012, 'Ford', [belongsTo('a 2012 Chrysler or Dodge')]],
    // a year of the other 30-year cycle, which the seventh character of a car excludes
    ['1G1AY8761B5100001', 2011, 'Chevrolet', [belongsTo('a 1981 Chevrolet')]],
    [
      '1HGCM8263ZA004352',
      2003,
      'Honda',
      [DIGIT, 'This VIN names no model year. Check it, or confirm that it is right.'],
    ],
  ])('%s for a %i %s', (vin, year, make, mismatches) => {
    expect(checkVin(vin, { year, make })).toEqual({ vin, error: null, mismatches })
  })
})

/** Characters of the same value; the check digit cannot distinguish them. */
const VALUES = ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ']
const numberOf = (character: string) => VALUES.findIndex((characters) => characters.includes(character))

test('every wrong character in a North American VIN is detected unless it has the same value', () => {
  const missed: string[] = []
  for (let at = 1; at < SAMPLE.length; at += 1) {
    for (const character of VALUES.join('')) {
      const vin = SAMPLE.slice(0, at) + character + SAMPLE.slice(at + 1)
      const { mismatches } = checkVin(vin, { year: 1989, make: 'MCI' })
      const hasSameValue = at !== 8 && numberOf(character) === numberOf(SAMPLE.charAt(at))
      if (vin !== SAMPLE && !hasSameValue && mismatches.length === 0) missed.push(vin)
    }
  }
  expect(missed).toEqual([])
})

test('every manufacturer has a three-character code and makes of the glossary', () => {
  const wrong = [...allManufacturers()].filter(
    ([code, { makes }]) => !/^[A-HJ-NPR-Z0-9]{3}$/.test(code) || makes.some((make) => findMake(make) !== make),
  )
  expect(wrong).toEqual([])
  expect(allManufacturers().size).toBeGreaterThanOrEqual(150)
})
