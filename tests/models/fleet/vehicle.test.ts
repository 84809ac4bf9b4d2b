import { expect, test } from 'vitest'
import { cheaperFree } from '~/models/fleet/free-days'
import { previewTags } from '~/models/fleet/sharing'
import { standardShots } from '~/models/fleet/standard-shots'
import { vehiclePrice } from '~/models/fleet/vehicle-page'
import { vehicleLooks, vehicleSheet } from '~/models/fleet/vehicle-sheet'
import { addDays } from '~/models/trade/days/days'
import { longerForLess, longerListed, priceForDays } from '~/models/trade/days/price-for-days'

test('prices a week and hints from how many days the weekly rate is cheaper', () => {
  expect(vehiclePrice(10_050)).toEqual({
    day: '$100.50',
    week: '$301.50',
    month: '$904.50',
    hint: 'A week ($301.50) costs less than 4 days ($402).',
  })
})

test.each([
  [38_000, '2026-12-07', '2026-12-11', '$1,900 for 5 days'],
  [38_000, '2026-12-07', '2026-12-07', '$380 for 1 day'],
  [38_000, '2026-12-07', '2026-12-14', '$1,520 for 8 days'],
  [10_050, '2026-12-31', '2027-01-01', '$201 for 2 days'],
  [250_000, '2028-02-26', '2028-03-26', '$22.5K for 30 days'],
])('%i cents a day from %s to %s are %s', (daily, from, to, text) => {
  expect(priceForDays(daily, { from, to })).toBe(text)
})

const DECEMBER = { from: '2026-12-01', to: '2026-12-31' }
const WEEK = { days: { from: '2026-12-07', to: '2026-12-13' }, rate: 30_000 }

test.each([
  ['2026-12-10', [], DECEMBER, WEEK],
  ['2026-12-09', [], DECEMBER, null],
  ['2026-12-10', ['2026-12-14'], DECEMBER, WEEK],
  ['2026-12-10', ['2026-12-13'], DECEMBER, null],
  ['2026-12-10', ['2026-12-08'], DECEMBER, null],
  ['2026-12-10', [], { from: '2026-12-01', to: '2026-12-12' }, null],
  ['', [], DECEMBER, null],
])('from December 7 to %s, with %j taken, within %j: the cheaper free days are %j', (to, taken, bookable, cheaper) => {
  const periods = taken.map((day) => ({ from: day, to: day, text: '' }))
  const days = { daily: 10_000, bookable, taken: periods, months: [], requested: { from: '', to: '' } }
  expect(cheaperFree(days, { from: '2026-12-07', to })).toEqual(cheaper)
})

const shotsOf = (...photos: [id: string, angle: number | null][]) =>
  standardShots(photos.map(([id, angle]) => ({ id, angle }))).map(({ label, photo }) => [photo?.id, label])

test('shows the four standard angles in order, regardless of the gallery order', () => {
  expect(shotsOf(['three-quarter', 4], ['rear', 1], ['driver', 0], ['inside', 3], ['passenger', 2])).toEqual([
    ['driver', "Driver's side shot"],
    ['rear', 'Rear shot'],
    ['passenger', 'Passenger side shot'],
    ['inside', 'Driver side front interior'],
  ])
})

test('replaces a missing angle with another photo under its own label, or leaves it empty', () => {
  expect(shotsOf(['rear', 1], ['three-quarter', 4], ['detail', null])).toEqual([
    ['three-quarter', 'Three-quarter front'],
    ['rear', 'Rear shot'],
    ['detail', 'Photo 3'],
    [undefined, 'Driver side front interior'],
  ])
})

const BEL_AIR = { year: 1957, make: 'Chevrolet', model: 'Bel Air', color: 'gray', bodyType: 'Sedan' }
const TITLE = '1957 Chevrolet Bel Air'
const ADDRESS = 'https://backlot.test/home/view-vehicle?car-id=1'

const previewOf = (photoId: string | null, part: Partial<typeof BEL_AIR> = {}) =>
  previewTags({ vehicle: { ...BEL_AIR, ...part }, address: ADDRESS, photoId })

const tagsOf = (photoId: string | null) =>
  Object.fromEntries(
    previewOf(photoId).flatMap((tag) =>
      'content' in tag ? [['name' in tag ? tag.name : tag.property, tag.content]] : [],
    ),
  )

const linkedDataOf = (...requested: Parameters<typeof previewOf>) =>
  previewOf(...requested).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))

test('the link preview has the vehicle title, a JPEG picture and the absolute URL', () => {
  expect(tagsOf('a1')).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Backlot',
    'og:title': TITLE,
    'og:url': ADDRESS,
    'og:image': 'https://backlot.test/photos/a1/1200.jpg',
    'og:image:type': 'image/jpeg',
    'twitter:card': 'summary_large_image',
  })
  const { description } = tagsOf('a1')
  expect(description).toContain(TITLE)
  expect(description?.length).toBeLessThanOrEqual(160)
})

test('the link preview of a vehicle without photos has no image', () => {
  expect(Object.keys(tagsOf(null)).filter((name) => name.includes('image'))).toEqual([])
  expect(tagsOf(null)).toMatchObject({ 'twitter:card': 'summary' })
})

test('the structured data has the facts of the title and the photo, without a price', () => {
  const described = {
    '@context': 'https://schema.org',
    '@type': 'Vehicle',
    name: TITLE,
    url: ADDRESS,
    brand: { '@type': 'Brand', name: 'Chevrolet' },
    model: 'Bel Air',
    vehicleModelDate: '1957',
    bodyType: 'Sedan',
  }
  expect(linkedDataOf('a1')).toEqual([
    { ...described, color: 'Grey', image: 'https://backlot.test/photos/a1/1200.jpg' },
  ])
  expect(linkedDataOf(null, { color: 'other' })).toEqual([described])
})

const SHEET: Parameters<typeof vehicleSheet>[0] = {
  ...BEL_AIR,
  ...{ era: '', transmission: '', fuelType: '', pickupPreference: '', runsAndDrives: true, needsWrangler: false },
  ...{ town: 'Decatur', state: 'GA', zipcode: '30030' },
  ...{ kinds: [], usageTags: [], refusedUses: [], modifications: [] },
  ...{ exteriorCondition: 'Great Condition', interiorCondition: 'Nearly Perfect', mechanicalCondition: 'Severe Abuse' },
  ...{ exteriorNote: 'Bright chrome.', interiorNote: '', mechanicalNote: '' },
}

test('the sheet omits unknown facts and explains a condition without a note', () => {
  const { facts, conditions } = vehicleSheet(SHEET)
  const labels = ['Year', 'Make', 'Model', 'Color', 'Location', 'Body', 'Runs and drives']
  expect(facts.map(({ label }) => label)).toEqual(labels)
  expect(conditions.map(({ note }) => note)).toEqual(['Bright chrome.', 'Like new.', 'Heavy damage visible on camera.'])
})

test('a visitor reads how it looks', () => {
  expect(vehicleLooks({ ...SHEET, color: 'teal', era: '1950s' })).toBe(`Teal, ${SHEET.bodyType}, 1950s`)
  expect(vehicleLooks({ ...SHEET, color: 'teal', era: '' })).toBe(`Teal, ${SHEET.bodyType}`)
})

test.each([
  [{ runsAndDrives: false }, 'Runs and drives', 'No'],
  [{ kinds: ['police', 'hot rod'] }, 'Plays as', 'Police, Hot rod'],
  [{ usageTags: ['camera car', 'wedding'] }, 'Usage tags', 'camera car, wedding'],
  [{ refusedUses: ['special_effects', 'car_mounts_rigs'] }, 'Not available for', 'Special Effects, Car Mounts/Rigs'],
  [{ needsWrangler: true }, 'Wrangler', 'Required'],
  [{ transmission: 'Manual' }, 'Transmission', 'Manual'],
  [{ pickupPreference: 'Owner delivers' }, 'Pickup', 'Owner delivers'],
])('%o is shown as %s: %s', (part, label, value) => {
  expect(vehicleSheet({ ...SHEET, ...part }).facts).toContainEqual({ label, value })
})

test.each([
  [
    5,
    286_500,
    'The list price for 7 days is $1,770, less than $2,865 for 5 days.',
    'A full week lists at $1,770, $1,095 less.',
  ],
  [
    13,
    400_000,
    'The list price for 14 days is $3,540, less than $4,000 for 13 days.',
    '14 days list at $3,540, $460 less.',
  ],
  [5, 177_000, null, ''],
  [7, 177_000, null, ''],
])('%i days at %i cents are followed by a longer booking that is listed for less', (days, rate, long, short) => {
  expect(longerForLess(59_000, days, rate)).toBe(long)
  expect(longerListed(59_000, { from: '2026-12-01', to: addDays('2026-12-01', days - 1) }, rate)).toBe(short)
})
