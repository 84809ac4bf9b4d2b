import { describe, expect, test } from 'vitest'
import { PURCHASED, RENTED } from '#tests/world/externals'
import { type ExternalFields, withoutUnusedRental } from '~/models/lists/external/external-fields'
import { ExternalForm } from '~/models/lists/external/external-form'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { checkExternal } from '~/models/lists/external/external-rules'
import { priceOnBlur, priceShown } from '~/models/lists/external/price'
import { modificationLabel } from '~/models/trade/vocabulary/external-vehicles'

const TODAY = '2026-12-01'

const fieldsOf = (fields: typeof RENTED | typeof PURCHASED): ExternalFields => ({
  ...fields,
  cosmetic_changes: [...fields.cosmetic_changes],
  usages: [...fields.usages],
})

/** The messages of a form with these fields, by field. */
function problemsOf(change: Partial<ExternalFields>, base: typeof RENTED | typeof PURCHASED = RENTED) {
  const fields = { ...fieldsOf(base), ...change }
  const issues = ExternalForm.safeParse(fields).error?.issues ?? []
  const refused = checkExternal(fields, TODAY)
  const rules = refused ? [refused, ...(refused.also ?? [])] : []
  return Object.fromEntries([
    ...rules.map(({ field = '', message }) => [field, message]),
    ...issues.map(({ path, message }) => [path.join(), message]),
  ])
}

test.each<[Partial<ExternalFields>, Record<string, string>]>([
  [{}, {}],
  [
    { make: '', model: ' ' },
    { make: 'Make is required', model: 'Model is required' },
  ],
  [
    { year: '', color: '' },
    { year: 'Year is required', color: 'Color is required' },
  ],
  [{ year: '1884' }, { year: 'Please enter a year from 1885 to next year.' }],
  [{ year: '2028' }, { year: 'Please enter a year from 1885 to next year.' }],
  [{ vinNumber: '' }, { vinNumber: 'VIN Number is required' }],
  [{ vinNumber: 'x'.repeat(33) }, { vinNumber: 'Please use at most 32 characters.' }],
  [{ purchaseType: '' }, { purchaseType: ' Procurement Type is required' }],
  [{ purchasePrice: '' }, { purchasePrice: 'Purchase Price is required' }],
  [{ purchasePrice: 'a lot' }, { purchasePrice: EXTERNAL_MESSAGES.priceInvalid }],
  [{ purchasePrice: '-5' }, { purchasePrice: EXTERNAL_MESSAGES.priceInvalid }],
  [{ purchasePrice: '$12,500.5' }, {}],
  [{ modification_cost: 'free' }, { modification_cost: EXTERNAL_MESSAGES.costInvalid }],
  [{ usages: [], otherUsages: '' }, { usages: 'At least one usage is required' }],
  [{ usages: [], otherUsages: 'tow rig' }, {}],
  [
    { usingFrom: '', usingTo: '' },
    { usingFrom: 'Booking Period is required.', usingTo: 'Booking Period is required.' },
  ],
  [{ usingFrom: '2026-11-30' }, { usingFrom: 'Please choose today or a later day.' }],
  [{ usingTo: '2026-12-06' }, { usingTo: 'The last day cannot be before the first day.' }],
  [{ usingTo: '2029-01-01' }, { usingTo: 'Please choose a day within the next two years.' }],
  [{ rentalCompanyName: '' }, { rentalCompanyName: 'Rental Company Name is required' }],
  [{ rentalCompanyEmail: '' }, { rentalCompanyEmail: 'Rental Company Email is required' }],
  [{ rentalCompanyEmail: 'desk@' }, { rentalCompanyEmail: 'Invalid email' }],
  [{ rentalCompanyPhone: '' }, { rentalCompanyPhone: 'Rental Company Phone is required' }],
  [{ rentalCompanyPhone: '(404) 555-012' }, { rentalCompanyPhone: 'Phone number must contain at least 10 digits' }],
  [{ rentalCompanyPhone: '044 555 0123 1' }, { rentalCompanyPhone: 'Please enter a valid US phone number.' }],
  [
    { bookingFrom: '', bookingTo: '' },
    { bookingFrom: 'Rental Date is required', bookingTo: 'Rental Date is required' },
  ],
])('a rental with %o says %o', (change, problems) => expect(problemsOf(change)).toEqual(problems))

test('a purchase needs no rental company and loses it', () => {
  expect(problemsOf({}, PURCHASED)).toEqual({})
  expect(withoutUnusedRental({ ...fieldsOf(RENTED), purchaseType: 'purchase' })).toEqual(fieldsOf(PURCHASED))
})

describe('prices', () => {
  test.each([
    ['12500', '12500.00', '12,500.00'],
    ['$1,040.5', '1040.50', '1,040.50'],
    ['12,5', '', '12,5'],
    ['-3', '', '-3'],
    ['', '', ''],
  ])('%j is stored as %j and shown as %j', (typed, stored, shown) => {
    expect([priceOnBlur(typed), priceShown(typed)]).toEqual([stored, shown])
  })
})

test('types of modifications are shown as words', () => {
  expect(modificationLabel('RIGGING_FOR_WIRE_WORK_OR_JUMPS')).toBe('Rigging For Wire Work Or Jumps')
})
