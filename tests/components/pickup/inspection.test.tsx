import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { DamageForm } from '~/components/pickup/inspection/damage-form'
import { InspectionOverview } from '~/components/pickup/inspection/inspection-overview'
import { chooseDamage } from '~/enhance/inspection/choose-damage.mjs'
import { damageChoice } from '~/models/pickup/damage'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { OUTLINES } from '~/models/pickup/outlines'
import { DAMAGE_VIEWS, type Damage, PHOTO_TYPES, SHOTS } from '~/models/trade/vocabulary/inspections'

const ref = { orderId: 1042, orderItemId: 'i' }
const to = inspectionAddresses({ side: 'renter', phase: 'pickup', ...ref })
const DENT: Damage = {
  photoType: 'exterior',
  observationPoint: 'top',
  partOfVehicle: 'roof',
  damageType: 'rust',
  damageSize: 'large',
}
const photo = (id: string) => ({
  id,
  key: id,
  shot: null,
  damage: DENT,
  author: { id: 'theo', name: 'Theo Park' },
  capturedAt: null,
  place: null,
  receivedAt: 'Dec 7, 2026, 5:00 AM ET',
  isAddendum: false,
  isLate: false,
  stoodThen: true,
  removal: null,
  warnings: [],
  sha256: '',
})
type View = Parameters<typeof InspectionOverview>[0]['view']
const VIEW: View = {
  ...ref,
  side: 'renter',
  phase: 'pickup',
  person: 'p',
  title: '1977 Chevrolet Caprice',
  zone: 'America/New_York',
  bodyType: 'Sedan',
  noDamage: false,
  finished: null,
  missing: SHOTS.map(({ value }) => value),
  shots: SHOTS.map(({ value, label }) => ({ shot: value, label, photo: null, before: null, addenda: [] })),
  damages: [],
  removed: [],
  against: null,
  isShared: false,
}
const show = (part: Partial<View>, step: 'photos' | 'damage') =>
  render(
    inRoute(
      <InspectionOverview heading="Inspection" backLabel="Back" view={{ ...VIEW, ...part }} step={step} to={to} />,
    ),
  )
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('the four shots are requested in order, each from the camera', () => {
  show({}, 'photos')
  const fields = SHOTS.map(({ label }) => screen.getByLabelText(`Take photo: ${label}`))
  expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('capture')])).toEqual(
    SHOTS.map(({ value }) => [value, 'environment']),
  )
  expect(screen.getByText('0 of 4 photos saved')).toBeTruthy()
})

test('finishing without damage needs a confirmation; with damage it is one button', () => {
  show({ missing: [] }, 'damage')
  expect(screen.getByText('No Damage Reported')).toBeTruthy()
  expect(hrefOf('Finish')).toBe('/vehiclePre-PickupInspection/1042/i/no-damage')
  cleanup()
  show({ missing: ['rear'], damages: [photo('a'), photo('b')] }, 'damage')
  expect(screen.getByRole('button', { name: 'Finish' })).toBeTruthy()
  expect(screen.getByText(/Still needed before you finish: rear shot/)).toBeTruthy()
  expect(screen.getByText('You can finish once all four general photos are taken.')).toBeTruthy()
  expect(hrefOf('Delete Damage #2')).toContain('/photos/b/removal')
})

test('a finished inspection allows additions but no changes or deletions', () => {
  const finished = { by: 'Theo Park', at: 'Dec 7, 2026, 5:10 AM ET' }
  show({ missing: [], finished, damages: [photo('a'), { ...photo('b'), isAddendum: true }] }, 'damage')
  expect(screen.queryByRole('link', { name: /^(Delete|Edit)/ })).toBeNull()
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Done'))).toHaveLength(2)
  expect(hrefOf('View photos')).toBe(to.overview('photos'))
  expect(screen.getAllByText(/^Added later, Dec 7/)).toHaveLength(1)
  expect(hrefOf('Add Damage')).toBe('/pre-PickupInspection/1042/i')
})

test('a closed inspection shows its photos without fields and buttons', () => {
  const against = 'This return is closed. Nothing more can be added.'
  const shots = VIEW.shots.map((each) => ({ ...each, photo: photo(each.shot) }))
  for (const step of ['photos', 'damage'] as const) {
    const { container } = show({ against, missing: [], shots, damages: [photo('a')] }, step)
    expect(screen.getByText(against)).toBeTruthy()
    expect(container.querySelector('input, button:not([data-send], [data-remove], [data-again])')).toBeNull()
    expect(screen.queryByRole('link', { name: /^(Add|Edit|Delete|Finish)/ })).toBeNull()
    expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
    cleanup()
  }
  const page = {
    title: 'x',
    bodyType: 'Sedan',
    phase: 'pickup' as const,
    person: 'p',
    key: 'k',
    isFinished: true,
    number: 0,
    damage: null,
    against,
  }
  render(inRoute(<DamageForm page={page} choice={damageChoice({}, null)} to={to} here="/here" />))
  expect(screen.getByText(against)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save damage' })).toBeNull()
})

test('a form offers and sends only the parts of the chosen view', () => {
  const choice = damageChoice({ view: 'back' }, null)
  const page = {
    title: 'x',
    bodyType: 'Sedan',
    phase: 'pickup' as const,
    person: 'p',
    key: 'k',
    isFinished: false,
    number: 1,
    damage: null,
    against: null,
  }
  const { container } = render(inRoute(<DamageForm page={page} choice={choice} to={to} here="/here" />))
  const form = container.querySelector('form')
  const offered = [...container.querySelectorAll<HTMLInputElement>('[name=partOfVehicle]:not(:disabled)')]
  expect(offered.filter((input) => !input.closest('fieldset:disabled')).map(({ value }) => value)).toEqual([
    ...['rear_windshield', 'trunk', 'rear_bumper', 'left_tail_light', 'right_tail_light'],
  ])
  const sent = new FormData(form ?? undefined)
  expect([sent.get('photoType'), sent.get('observationPoint'), sent.get('partOfVehicle')]).toEqual([
    'exterior',
    'back',
    null,
  ])
  expect([sent.get('damageType'), sent.get('damageSize')]).toEqual(['dent', 'small'])
  expect([...sent.keys()].at(-1)).toBe('file')
})

test('a refused form keeps the sent values and shows the error only at the sent view', () => {
  const page = {
    title: 'x',
    bodyType: 'Sedan',
    phase: 'pickup' as const,
    person: 'p',
    key: 'k',
    isFinished: false,
    number: 1,
    damage: photo('d'),
    against: null,
  }
  const says = 'Please choose a part visible in this view.'
  const lastResult = {
    initialValue: { photoType: 'interior', observationPoint: 'seat', damageType: 'burn', damageSize: 'medium' },
    error: { partOfVehicle: [says] },
  }
  const choice = damageChoice({}, DENT)
  const { container } = render(
    inRoute(<DamageForm page={page} choice={choice} to={to} here="/here" lastResult={lastResult} />),
  )
  const sent = new FormData(container.querySelector('form') ?? undefined)
  expect(
    ['photoType', 'observationPoint', 'partOfVehicle', 'damageType', 'damageSize'].map((name) => sent.get(name)),
  ).toEqual(['interior', 'seat', null, 'burn', 'medium'])
  expect(screen.getByText(says).closest('[data-view]')?.getAttribute('data-view')).toBe('seat')
})

test('with script, another view clears the part, and another kind resets the type', () => {
  const page = {
    title: 'x',
    bodyType: 'Sedan',
    phase: 'pickup' as const,
    person: 'p',
    key: 'k',
    isFinished: false,
    number: 0,
    damage: null,
    against: null,
  }
  const { container } = render(inRoute(<DamageForm page={page} choice={damageChoice({}, null)} to={to} here="/here" />))
  chooseDamage()
  const press = (choice: string) => fireEvent.click(container.querySelector(choice) ?? container)
  const chosen = () => {
    const sent = new FormData(container.querySelector('form') ?? undefined)
    return ['photoType', 'observationPoint', 'partOfVehicle', 'damageType'].map((name) => sent.get(name))
  }
  press('[data-kind=exterior] [data-choose-view=driver_side]')
  press('[data-view=driver_side] [data-choose-part=front_wheel]')
  expect(chosen()).toEqual(['exterior', 'driver_side', 'front_wheel', 'dent'])
  press('[data-kind=exterior] [data-choose-view=passenger_side]')
  expect(chosen()).toEqual(['exterior', 'passenger_side', null, 'dent'])
  press('[data-choose-kind=interior]')
  expect(chosen()).toEqual(['interior', '', null, 'scratch'])
})

test('the outline of each view has each of its parts', () => {
  for (const kind of PHOTO_TYPES) {
    for (const { view, parts } of DAMAGE_VIEWS[kind]) {
      expect(OUTLINES[kind][view]?.shapes.map(([part]) => part).sort()).toEqual([...parts].sort())
    }
  }
})
