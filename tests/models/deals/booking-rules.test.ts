import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBooking, checkOffer } from '~/models/deals/booking-rules'
import { addDays, lastBookableDay } from '~/models/trade/days/days'
import { refused } from '~/models/trade/results/outcome'

describe('checking a booking', () => {
  const today = '2026-11-20'
  const tooFar = 'Booking Period can be at most 24 months ahead.'

  test('refuses a first day before today', () => {
    expect(checkBooking({ from: '2026-11-19', to: '2026-11-25' }, today)).toEqual(
      refused('starts-in-the-past', 'Booking Period cannot start before today.', 'from'),
    )
    expect(checkBooking({ from: today, to: today }, today)).toBeNull()
  })

  test('allows at most 365 days', () => {
    expect(checkBooking({ from: '2026-12-01', to: '2027-11-30' }, today)).toBeNull()
    expect(checkBooking({ from: '2026-12-01', to: '2027-12-01' }, today)).toEqual(
      refused('booking-too-long', 'A booking can be at most 365 days long.', 'to'),
    )
  })

  test('allows at most 24 months ahead and names the field that is too far', () => {
    expect(checkBooking({ from: '2028-11-20', to: '2028-11-20' }, today)).toBeNull()
    expect(checkBooking({ from: '2028-11-20', to: '2028-11-21' }, today)).toEqual(
      refused('too-far-ahead', tooFar, 'to'),
    )
    expect(checkBooking({ from: '2199-01-01', to: '2199-01-02' }, today)).toEqual(
      refused('too-far-ahead', tooFar, 'from'),
    )
    expect(lastBookableDay('2028-02-29')).toBe('2030-02-28')
  })

  test('allows exactly the single days from today to the last bookable day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 1200 }), (ahead) => {
        const day = addDays(today, ahead)
        const isWithin = day >= today && day <= lastBookableDay(today)
        expect(checkBooking({ from: day, to: day }, today) === null).toBe(isWithin)
      }),
    )
  })
})

describe('checking an offer for a listed rate of $1,700', () => {
  const LISTED = 170_000
  const asks = 'List price for these dates: $1,700.00.'
  const below = refused(
    'below-floor',
    'Your rate should not be less than 80% of the original price.',
    'rate',
    'Minimum offer for these dates: $1,360.00.',
  )
  const above = refused('above-listed', 'Your rate is above the listed price.', 'rate', asks)
  const slip = refused(
    'rate-implausible',
    'Please check the rate: it is more than ten times the listed rate.',
    'rate',
    asks,
  )

  test.each([
    [135_999, below],
    [136_000, null],
    [170_000, null],
    [170_001, above],
    [1_700_000, above],
    [1_700_001, slip],
  ])('the crew offers %i cents', (rate, refusal) => {
    expect(checkOffer('renter', { rate }, { listed: LISTED })).toEqual(refusal)
  })

  test.each([
    [1, null],
    [170_001, null],
    [1_700_000, null],
    [1_700_001, slip],
  ])('the owner offers %i cents: only a likely typo is refused', (rate, refusal) => {
    expect(checkOffer('owner', { rate }, { listed: LISTED })).toEqual(refusal)
  })

  test.each([
    [129_999, undefined, false],
    [129_999, 130_000, false],
    [129_999, 129_999, true],
    [130_000, undefined, true],
  ])('the owner offers %i cents after $1,300 by the crew, with %s confirmed: allowed %s', (rate, confirmed, passes) => {
    const expected = refused(
      'below-offer',
      'Your counter is lower than their offer.',
      'rate',
      'The crew is offering $1,300.00.',
    )
    const refusal = checkOffer('owner', { rate, confirmed }, { listed: LISTED, theirs: 130_000 })
    expect(refusal).toEqual(passes ? null : expected)
  })

  test.each([
    [150_000, undefined, null],
    [150_001, undefined, 'above-offer'],
    [150_001, 150_000, 'above-offer'],
    [150_001, 150_001, null],
    [170_001, undefined, 'above-offer'],
    [170_001, 170_001, null],
    [135_999, 135_999, 'below-floor'],
    [1_700_001, 1_700_001, 'rate-implausible'],
  ])('the crew offers %i cents after $1,500 by the owner, with %s confirmed: %s', (rate, confirmed, code) => {
    const refusal = checkOffer('renter', { rate, confirmed }, { listed: LISTED, theirs: 150_000 })
    expect(refusal?.code ?? null).toBe(code)
    const expected = { message: 'Your counter is higher than their offer.', hint: 'The owner offered $1,500.00.' }
    if (code === 'above-offer') expect(refusal).toMatchObject({ field: 'rate', ...expected })
  })

  test('the crew confirms a rate above the listed price even if the owner asks for more', () => {
    const offer = { rate: 180_000, confirmed: undefined }
    expect(checkOffer('renter', offer, { listed: LISTED, theirs: 200_000 })?.code).toBe('above-listed')
  })

  test('confirming exactly the offered amount allows only a rate above the listed price', () => {
    const someRate = fc.integer({ min: 1, max: 3_000_000 })
    fc.assert(
      fc.property(someRate, someRate, (rate, other) => {
        const unconfirmed = checkOffer('renter', { rate }, { listed: LISTED })
        const confirmed = checkOffer('renter', { rate, confirmed: rate }, { listed: LISTED })
        expect(confirmed).toEqual(unconfirmed?.code === 'above-listed' ? null : unconfirmed)
        if (other !== rate)
          expect(checkOffer('renter', { rate, confirmed: other }, { listed: LISTED })).toEqual(unconfirmed)
      }),
    )
  })
})
