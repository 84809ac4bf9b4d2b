import { listOf } from '~/models/trade/format/text'
import { findMake } from './glossary/glossary'
import { manufacturerOf } from './vin-makes'

/** VINs have 17 characters since this model year; earlier ones follow no standard. */
const FIRST_STANDARD_YEAR = 1981
const LENGTH = 17

type VinCheck = {
  /** The VIN to store. */
  vin: string
  /** Why it cannot be a VIN, or null. */
  error: string | null
  /** Mismatches, one sentence each; the owner may confirm the VIN anyway. */
  mismatches: string[]
}

/**
 * Checks a VIN against the year and make that were typed with it. North American VINs have a check digit and the model
 * year; others need neither.
 */
export function checkVin(typed: string, { year, make }: { year: number; make: string }): VinCheck {
  if (year < FIRST_STANDARD_YEAR) return { vin: typed.trim(), error: null, mismatches: [] }
  const vin = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  if (vin === '') return { vin, error: null, mismatches: [] }
  const error = characterError(vin)
  return { vin, error, mismatches: error ? [] : mismatchesOf(vin, year, make) }
}

function characterError(vin: string): string | null {
  if (!/^[A-Z0-9]+$/.test(vin)) return 'A VIN has only letters and digits.'
  if (vin.length !== LENGTH) {
    return `From ${FIRST_STANDARD_YEAR} on a VIN has ${LENGTH} characters; this one has ${vin.length}.`
  }
  return /[IOQ]/.test(vin) ? 'A VIN has no I, O or Q. Check whether it is a 1 or a 0.' : null
}

function mismatchesOf(vin: string, year: number, make: string): string[] {
  const isNorthAmerican = /^([1-5]|7[F-Z0-9])/.test(vin)
  const digitFits = vin[8] === checkDigitOf(vin)
  const maker = manufacturerOf(vin)
  const years = isNorthAmerican || digitFits ? modelYearsOf(vin, maker?.buildsCars ?? false) : [year]
  const otherYear = years.includes(year) ? null : nearest(year, years)
  const isOtherMake = maker !== null && !maker.makes.includes(findMake(make) ?? make)
  const problems = [
    isNorthAmerican && !digitFits && 'The check digit of this VIN does not fit the rest of it',
    years.length === 0 && 'This VIN names no model year',
    (isOtherMake || otherYear !== null) &&
      `This VIN belongs to ${vehicleText(isNorthAmerican || digitFits ? nearest(year, years) : null, maker?.makes)}`,
  ]
  return problems.flatMap((problem) => (problem ? [`${problem}. Check it, or confirm that it is right.`] : []))
}

/** 'a 2003 Ford', 'an Audi', 'a 2012 Chrysler, Dodge, or Jeep', 'a vehicle of 2003'. */
function vehicleText(year: number | null, makes: string[] | undefined): string {
  if (!makes) return `a vehicle of ${year}`
  const named = listOf(makes, 'or')
  if (year !== null) return `a ${year} ${named}`
  return `${/^[AEIOU]/.test(named) ? 'an' : 'a'} ${named}`
}

function nearest(year: number, years: number[]): number | null {
  return [...years].sort((one, other) => Math.abs(one - year) - Math.abs(other - year))[0] ?? null
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const VALUES_OF_LETTERS = '12345678123457923456789'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Expected ninth character: weighted sum of all others modulo 11, X for ten. */
function checkDigitOf(vin: string): string {
  const numberOf = (sign: string) => Number(VALUES_OF_LETTERS[LETTERS.indexOf(sign)] ?? sign)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * numberOf(vin.charAt(index)), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Codes from 1980 on, repeating every 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** Possible model years for the tenth character; cars and light trucks have a letter as the seventh from 2010 on. */
function modelYearsOf(vin: string, isCar: boolean): number[] {
  const index = YEAR_CODES.indexOf(vin.charAt(9))
  if (index < 0) return []
  const [first, second] = [1980 + index, 2010 + index]
  if (!isCar) return [first, second]
  return /\d/.test(vin.charAt(6)) ? [first] : [second]
}
