import { describe, expect, test } from 'vitest'
import { LISTING_DETAILS, LISTING_TERMS } from '#tests/world/visits/filled-forms'
import { tagsOf } from '~/models/fleet/listing/listing-choices'
import { ListingDetailsForm, ListingTermsForm } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { ratesText } from '~/models/fleet/listing/rates-text'

const details = (part: object) => ListingDetailsForm.safeParse({ ...LISTING_DETAILS, ...part })
const terms = (part: object) => ListingTermsForm.safeParse({ ...LISTING_TERMS, ...part })
const problemOf = (read: ReturnType<typeof details> | ReturnType<typeof terms>) =>
  read.error?.issues[0]?.message ?? null

describe('the details of a listing', () => {
  test('accept valid values, with optional ones empty', () => {
    expect(details({}).data).toEqual(LISTING_DETAILS)
    expect(details({ kinds: [''], modifications: [''], vin: '', modificationCost: '' }).data).toMatchObject({
      kinds: [],
      modifications: [],
      modificationCost: '',
    })
  })

  test.each([
    ['year', '', LISTING_FORM_MESSAGES.yearRequired],
    ['year', '76', LISTING_FORM_MESSAGES.yearInvalid],
    ['year', 'abcd', LISTING_FORM_MESSAGES.yearInvalid],
    ['make', ' ', 'Make is required'],
    ['model', '', 'Model is required'],
    ['zipcode', '3003', LISTING_FORM_MESSAGES.zipInvalid],
    ['modificationCost', '12.50', LISTING_FORM_MESSAGES.costInvalid],
    ['modificationCost', '-5', LISTING_FORM_MESSAGES.costInvalid],
    ['modificationCost', '999999999', LISTING_FORM_MESSAGES.costTooHigh],
    ['color', 'chrome', 'Choose a color.'],
    ['exteriorCondition', '', 'Choose the condition of the exterior.'],
    ['usageTags', 'x'.repeat(41), 'A tag has at most 40 characters.'],
    ['usageTags', Array.from({ length: 13 }, (_, at) => `tag ${at}`).join(), 'Use at most 12 tags.'],
  ])('%s of %j is refused', (name, value, sentence) => {
    expect(problemOf(details({ [name]: value }))).toBe(sentence)
  })

  test('split tags at commas and drop duplicates', () => {
    expect(tagsOf(' camera  car, Wedding,, wedding ,')).toEqual(['camera car', 'Wedding'])
    expect(tagsOf('')).toEqual([])
  })
})

test.each([
  ['', 'A week costs as much as 3 days, a month as 9. Crews may offer less.'],
  ['free', 'A week costs as much as 3 days, a month as 9. Crews may offer less.'],
  ['450', 'A week is $1,350, a month $4,050.'],
  ['$1,350.50', 'A week is $4,051.50, a month $12.2K.'],
])('a day price of %j shows: %s', (typed, said) => expect(ratesText(typed)).toBe(said))

describe('price and pickup of a listing', () => {
  test('accept valid values and normalize the price and the phone number', () => {
    expect(terms({ dayPrice: '$1,350' }).data).toMatchObject({ dayPrice: '1,350', contactPhone: '+14045550123' })
  })

  test.each(['0', '0.99', '100000.01', 'a lot', '-5'])('a price of %s is refused', (dayPrice) => {
    expect(problemOf(terms({ dayPrice }))).toBe(LISTING_FORM_MESSAGES.priceInvalid)
  })
})
