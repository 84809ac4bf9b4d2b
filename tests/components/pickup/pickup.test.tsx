import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { PickupVehicle } from '~/components/pickup/pickup-vehicle'
import { RunSheet } from '~/components/pickup/run-sheet'
import type { PickupDetails } from '~/components/pickup/vehicle-facts'

const DETAILS: PickupDetails = {
  pictures: [],
  color: { value: 'maroon', label: 'Maroon' },
  vin: '',
  transmission: 'Automatic',
  fuelType: '',
  pickupPreference: 'Owner present',
  vehicleInstructions: 'Pump the gas twice, then turn.',
  parkedLocation: 'Bay 6',
  pickupInstruction: '',
  owner: { name: 'Walt Jernigan', phone: { e164: '+14045550188', shown: '+1 (404) 555-0188' } },
  address: ['1180 Huff Rd NW', 'Atlanta, GA 30318'],
  place: { latitude: 0, longitude: -84.41 },
}

const show = (other: Partial<ComponentProps<typeof PickupVehicle>> = {}) =>
  render(
    inRoute(
      <PickupVehicle
        inspected={null}
        started={null}
        needed={null}
        booked="Dec 7, 2026 to Dec 11, 2026"
        orderId={1042}
        id="v"
        title="1977 Chevrolet Caprice"
        pictureCar=""
        note=""
        details={DETAILS}
        device="android"
        isOpen
        hasMap
        {...other}
      />,
    ),
  )

test('a vehicle shows its facts, a dash for unknown ones and a link to call the owner', () => {
  show()
  const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(factOf('Color')).toBe('Maroon')
  expect(factOf('Fuel type')).toBe('-')
  expect(factOf('Special vehicle information')).toBe('Pump the gas twice, then turn.')
  expect(factOf('Special pickup instructions')).toBe('-')
  expect(screen.getByRole('link', { name: /^CALL OWNER/ }).getAttribute('href')).toBe('tel:+14045550188')
  expect(screen.getByRole('link', { name: /^NOTIFY OWNER/ }).getAttribute('href')).toBe('/pickupDetails/1042/v/arrival')
  expect(screen.getByText('Atlanta, GA 30318')).toBeTruthy()
})

test('a vehicle that its owner delivers says so and folds its location away, without directions on the photo', () => {
  show()
  expect(screen.queryByText(/delivers this vehicle/)).toBeNull()
  expect(screen.queryByText('Where the vehicle is kept')).toBeNull()
  cleanup()
  show({ details: { ...DETAILS, pickupPreference: 'Owner delivers' } })
  expect(screen.getByText(/delivers this vehicle/).textContent).toBe('Walt Jernigan delivers this vehicle.')
  const fold = screen.getByText('Where the vehicle is kept').closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.contains(screen.getByText('Pickup location'))).toBe(true)
  expect(mapIcons()).toEqual([])
  expect(screen.getByRole('link', { name: /^CALL OWNER/ }).getAttribute('href')).toBe('tel:+14045550188')
  cleanup()
  const owner = { name: 'Walt Jernigan', phone: null }
  show({ details: { ...DETAILS, pickupPreference: 'Owner delivers', owner } })
  expect(screen.getByText(/Arrange the place and time with the owner\.$/)).toBeTruthy()
  expect(screen.queryByText(/call/i)).toBeNull()
})

test('the run sheet of a vehicle that its owner delivers says whom to call', () => {
  const vehicle = { id: 'v', title: '1977 Chevrolet Caprice', booked: '', pictureCar: '', note: '' }
  const details = { ...DETAILS, pickupPreference: 'Owner delivers' }
  const day = {
    heading: 'TODAY',
    vehicles: [{ ...vehicle, inspected: null, started: null, needed: null, isRunning: false, way: null, details }],
  }
  const order = { id: 1042, projectId: 'p', projectTitle: 'Nightshift', company: 'Red Clay' }
  render(inRoute(<RunSheet order={order} asOf="" page={{ size: 1, path: '' }} days={[day]} />))
  const sentence = 'Walt Jernigan delivers. Call +1 (404) 555-0188 to arrange the place and time.'
  expect(screen.getByRole('listitem').textContent).toContain(sentence)
  expect(screen.queryByText('Owner')).toBeNull()
})

test('a vehicle with a finished inspection shows who finished it and when', () => {
  show()
  expect(screen.queryByText('Inspected')).toBeNull()
  cleanup()
  show({ inspected: { by: 'Theo Park', at: 'Dec 7, 2026, 5:00 AM ET', time: '5:00 AM', damages: '1 damage' } })
  expect(screen.getByText('Inspected').closest('summary')).toBeTruthy()
  expect(screen.getByText('Inspected 5:00 AM, 1 damage')).toBeTruthy()
  expect(screen.getByText(/^By/).textContent).toBe('By Theo Park on Dec 7, 2026, 5:00 AM ET.')
})

test('a vehicle shows what the production calls it while closed, its note when open, and both before the notice', () => {
  const notes = { pictureCar: 'PC-12, Ruby’s car, 1 of 3', note: 'Tow bar at the front' }
  show({ ...notes, isOpen: false })
  expect(screen.getByText(notes.pictureCar).closest('summary')).toBeTruthy()
  expect(screen.getByText(notes.note).closest('summary')).toBeNull()
  cleanup()
  show({ ...notes, details: null })
  for (const text of Object.values(notes)) expect(screen.getByText(text)).toBeTruthy()
})

const navigationLinks = () => within(screen.getByRole('navigation', { hidden: true }))

test('a location has three navigation links, even on the equator, and a map unless maps are off', () => {
  const { unmount } = show()
  expect(screen.getByTitle('Map: 1977 Chevrolet Caprice location').getAttribute('src')).toContain('marker=0%2C-84.41')
  expect(
    navigationLinks()
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=0,-84.41'],
    ['Apple Maps', 'https://maps.apple.com/?daddr=0,-84.41'],
    ['Waze', 'https://waze.com/ul?ll=0,-84.41&navigate=yes'],
  ])
  unmount()
  show({ hasMap: false })
  expect(screen.queryByTitle(/^Map/)).toBeNull()
  expect(screen.getByRole('button', { name: 'NAVIGATION' })).toBeTruthy()
})

const mapIcons = () => screen.queryAllByRole('link', { name: /: directions to the 1977 Chevrolet Caprice$/ })

test.each([
  ['ios', 'nav', 'Apple Maps', 'https://maps.apple.com/?daddr=0,-84.41'],
  ['android', 'pin', 'Google Maps', 'https://www.google.com/maps/dir/?api=1&destination=0,-84.41'],
] as const)('a photo links to the map of the device %s without a referrer', (device, drawing, map, href) => {
  show({ device })
  const [icon, ...others] = mapIcons()
  expect(others).toEqual([])
  expect(icon?.textContent).toBe(`${map}: directions to the 1977 Chevrolet Caprice`)
  expect(icon?.querySelector('use')?.getAttribute('href')).toBe(`/icons.svg#i-${drawing}`)
  expect([icon?.getAttribute('href'), icon?.getAttribute('rel')]).toEqual([href, 'noopener noreferrer'])
})

test('without a location there is no navigation', () => {
  show({ details: { ...DETAILS, place: null } })
  expect(screen.queryByRole('button', { name: 'NAVIGATION' })).toBeNull()
  expect(screen.queryByTitle(/^Map/)).toBeNull()
  expect(mapIcons()).toEqual([])
})

test('without a phone number there is no link to call', () => {
  show({ details: { ...DETAILS, owner: { name: 'Walt Jernigan', phone: null } } })
  expect(screen.queryByRole('link', { name: /^CALL OWNER/ })).toBeNull()
})

test('more than two days ahead it says when details are available and has no links', () => {
  show({ details: null, isOpen: false })
  expect(screen.getByText('Pickup details will be available 2 days before the booking period')).toBeTruthy()
  expect(screen.queryAllByRole('link')).toEqual([])
})
