import { routeFiles } from '#tests/architecture/route-files'
import { PASSWORD } from '#tests/world/builders'
import type { CrewAtWork } from '#tests/world/crews'
import { FIVE_DAYS } from '#tests/world/days'
import { BILLING_FORM, INQUIRY_FORM, LIST, LOGIN, SETUP, SIGN_UP, SIGNER_FORM } from '#tests/world/visits/filled-forms'
import { requestTo } from '#tests/world/visits/route-requests'
import { EVERYTHING, searchString } from '~/models/trade/addresses/search-query'
import { type Field, type RouteInput, routeInputs } from './route-inputs'

/** A route with the fields that it reads. */
export type Place = RouteInput & { address: string; pattern: string; id: string }

/** Every route of the app's folder, so that new ones are included. */
export async function places(): Promise<Place[]> {
  const inputs = await routeInputs()
  return routeFiles().flatMap(({ address, pattern, id }) => {
    const input = inputs[address]
    return input ? [{ ...input, address, pattern, id }] : []
  })
}

type Given = { name: string; values: string[]; field?: Field }

/** The fields of a valid request to a route about rows of the crew. */
export function validRequest({ address, fields, query, takes }: Place, crew: CrewAtWork) {
  const visit = requestTo(address, crew)
  const known = { ...FILLED, ...visit.query, ...visit.fields }
  const nameOf = (name: string, field: Field): Given => ({ name, field, values: valuesOf(name) })
  const valuesOf = (name: string) => {
    const value = known[name]
    if (value !== undefined && takes(name, value)) return [value].flat()
    return [CANDIDATES.find((each) => takes(name, each)) ?? ''].flat()
  }
  const named = (all: Record<string, Field>) => Object.entries(all).map(([name, field]) => nameOf(name, field))
  return {
    params: visit.params,
    fields: [...named(fields), ...others(visit.fields, fields)],
    query: [...named(query), ...others(visit.query, query), ...searchOf(address)],
  }
}

/** The fields of the request that no schema names. */
function others(given: Record<string, string | string[]> = {}, known: Record<string, Field>): Given[] {
  return Object.entries(given)
    .filter(([name]) => !known[name])
    .map(([name, value]) => ({ name, values: [value].flat() }))
}

/** The search has no schema with the names of its fields. */
function searchOf(address: string): Given[] {
  if (!['/home', '/home/searchResults'].includes(address)) return []
  return [...new URLSearchParams(SEARCH)].map(([name, value]) => ({ name, values: [value] }))
}

const SEARCH = searchString({
  ...EVERYTHING,
  text: 'chevrolet capricce',
  city: 'Atlanta, GA',
  booking: FIVE_DAYS,
  yearFrom: 1960,
  yearTo: 1990,
  makes: ['Chevrolet', 'Ford'],
  colors: ['red'],
  bodyTypes: ['Sedan'],
  priceFrom: 5,
  priceTo: 900,
  angle: 1,
  sort: 'price-low',
  after: { value: 1976, id: '00000000-0000-4000-8000-000000000000' },
})

const FILLED: Record<string, string | string[] | undefined> = {
  ...LOGIN,
  ...LIST,
  ...BILLING_FORM,
  ...SIGNER_FORM,
  ...INQUIRY_FORM,
  ...SIGN_UP,
  ...SETUP,
  ...FIVE_DAYS,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  currentPassword: PASSWORD,
  code: '1234',
  return: '/projects',
}

const CANDIDATES = [
  ...Object.values(FILLED).flatMap((value) => value ?? []),
  '1',
  'none',
  'backlot_renter_application_user',
]
