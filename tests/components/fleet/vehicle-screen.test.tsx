import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { VehicleScreen } from '~/components/fleet/vehicle-screen'
import { VisitorsScreen } from '~/components/fleet/visitors-screen'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { type VehiclePage, type VisitorsVehicle, vehiclePrice } from '~/models/fleet/vehicle-page'
import { monthWeeks } from '~/models/trade/days/calendar'
import { inRoute } from '../in-route'

const ID = '5f0c1c4e-2a7b-4a0e-9a57-0d1f5b1b2c3d'
const OTHER = '5f0c1c4e-2a7b-4a0e-9a57-0d1f5b1b2c3e'
const ADDRESS = `https://backlot.example/home/view-vehicle?car-id=${ID}`

const aVehicle = (part: Partial<VehiclePage> = {}): VehiclePage => ({
  view: 'vehicle',
  id: ID,
  title: '1957 Chevrolet Bel Air',
  town: 'Decatur, GA 30030',
  photos: [
    { id: 'a1', angle: 4 },
    { id: 'b2', angle: 1 },
    { id: 'c3', angle: null },
  ],
  facts: [{ label: 'Make', value: 'Chevrolet' }],
  conditions: [
    { part: 'Exterior', condition: 'Great Condition', note: 'Bright chrome.' },
    { part: 'Interior', condition: 'Nearly Perfect', note: 'Like new.' },
  ],
  modifications: ['Quiet exhaust'],
  price: vehiclePrice(45_000),
  takenDaysText: 'Taken Dec 14 to Dec 18 and Jan 3.',
  days: {
    daily: 45_000,
    bookable: { from: '2026-11-24', to: '2028-11-22' },
    months: ['2026-11', '2026-12'].map((month) => monthWeeks(month, '2026-11-24')),
    taken: [{ from: '2026-12-14', to: '2026-12-18', text: 'Taken Dec 14 to Dec 18. Free from Dec 19.' }],
    requested: { from: '', to: '' },
  },
  isGone: false,
  draft: null,
  maySearch: true,
  mayAdd: true,
  place: null,
  last: null,
  offerTo: null,
  favorite: { isSet: false },
  address: ADDRESS,
  ...part,
})

type Others = Parameters<typeof VehicleScreen>[0]['others']
const show = (vehicle: VehiclePage, others: Others = null) =>
  render(inRoute(<VehicleScreen vehicle={vehicle} Add={AddToProject} others={others} />))

afterEach(() => vi.unstubAllGlobals())

describe("a vehicle's page", () => {
  test('shows the facts, the price and the taken dates', () => {
    show(aVehicle())
    expect(screen.getByRole('heading', { level: 1, name: '1957 Chevrolet Bel Air' })).toBeTruthy()
    const price = within(screen.getByRole('complementary', { name: 'Price' }))
    const figures = price.getAllByText('$450', { exact: false })
    expect(figures.map((figure) => figure.textContent)).toEqual(['$450 per day', '$450 / DAY'])
    expect(price.getByText('$1,350')).toBeTruthy()
    expect(price.getByText('$4,050')).toBeTruthy()
    expect(price.getByText('Taken Dec 14 to Dec 18 and Jan 3.')).toBeTruthy()
    expect(price.getByText(/A week \(\$1,350\) costs less than 4 days \(\$1,800\)/)).toBeTruthy()
    expect(screen.getByText('Bright chrome.')).toBeTruthy()
    expect(screen.getByText('Like new.')).toBeTruthy()
    expect(screen.getByText('Quiet exhaust')).toBeTruthy()
    expect(screen.getByText(VEHICLE_MESSAGES.modificationsRefused)).toBeTruthy()
  })

  test('shows its pictures with their angles', () => {
    show(aVehicle())
    expect(screen.getByRole('img', { name: '1957 Chevrolet Bel Air, Three-quarter front' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '1957 Chevrolet Bel Air, Rear shot' })).toBeTruthy()
    expect(screen.getByRole('img', { name: '1957 Chevrolet Bel Air, Photo 3' })).toBeTruthy()
  })

  test('links each picture to its large version and marks the current thumbnail', () => {
    show(aVehicle())
    const large = screen.getByRole('link', { name: 'Enlarge 1957 Chevrolet Bel Air, Three-quarter front' })
    expect(large.getAttribute('href')).toBe('/photos/a1/1280.webp')
    const small = ['Three-quarter front', 'Rear shot'].map((name) => screen.getByRole('link', { name }))
    expect(small.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['#photo-1', 'true'],
      ['#photo-2', null],
    ])
  })

  test('links to the search and to adding it only for those who may', () => {
    show(aVehicle())
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/home')
    expect(screen.getByRole('link', { name: /^Add to project/ }).getAttribute('href')).toBe(
      `/home/view-vehicle/add?${new URLSearchParams({ 'car-id': ID, return: `/home/view-vehicle?car-id=${ID}` })}`,
    )
    cleanup()
    show(aVehicle({ maySearch: false, mayAdd: false }))
    expect(screen.queryByRole('link', { name: 'Search' })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Add to project/ })).toBeNull()
  })

  test('links to similar vehicles on the chosen days, for those who may search', () => {
    const days = aVehicle().days
    const requested = { from: '2026-12-07', to: '2026-12-11' }
    const similar = () => screen.queryByRole('link', { name: 'Find a similar vehicle' })?.getAttribute('href')
    show(aVehicle({ days: days && { ...days, requested } }))
    expect(similar()).toBe(`/home/view-vehicle/similar?car-id=${ID}&from=2026-12-07&to=2026-12-11`)
    cleanup()
    show(aVehicle({ isGone: true, days: null, price: null, mayAdd: false }))
    expect(similar()).toBe(`/home/view-vehicle/similar?car-id=${ID}`)
    cleanup()
    show(aVehicle({ maySearch: false }))
    expect(similar()).toBeUndefined()
  })

  test('leads on to similar vehicles and to others of the owner, if there are any', () => {
    const other = { id: OTHER, title: '1955 Chevrolet 210', town: 'Azusa, CA', price: '$360', photoId: null }
    show(aVehicle(), { similar: [{ ...other, differences: '2 years older' }], ofOwner: [] })
    const similar = within(screen.getByRole('region', { name: 'Similar vehicles' }))
    expect(similar.getByRole('link', { name: '1955 Chevrolet 210' }).getAttribute('href')).toBe(
      `/home/view-vehicle?car-id=${OTHER}`,
    )
    expect(similar.getByRole('listitem').textContent).toContain('2 years older')
    expect(screen.queryByRole('region', { name: 'More from this owner' })).toBeNull()
    cleanup()
    show(aVehicle(), { similar: [], ofOwner: [other] })
    expect(screen.getByRole('region', { name: 'More from this owner' }).textContent).toContain('$360 / DAY')
  })

  test('links to its PDF in a new window, even if it is not listed', () => {
    show(aVehicle({ isGone: true, price: null, days: null, mayAdd: false, maySearch: false }))
    const pdf = screen.getByRole('link', { name: 'PDF of the 1957 Chevrolet Bel Air in a new window' })
    expect(pdf.getAttribute('href')).toBe(`/home/view-vehicle/vehicle-report.pdf?car-id=${ID}`)
    expect(pdf.getAttribute('target')).toBe('_blank')
  })

  test('is a preview for a draft, with only a link back', () => {
    show(aVehicle({ isGone: true, draft: { home: '/owner/vehicles/7' }, days: null, mayAdd: false, maySearch: false }))
    expect(screen.getByText(/^Preview: this is a draft\./)).toBeTruthy()
    expect(screen.queryByText('Not Available')).toBeNull()
    expect(screen.getByText('$1,350')).toBeTruthy()
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.filter((text) => /back|pdf|add/i.test(text ?? ''))).toEqual(['Back to the listing'])
    expect(screen.queryByRole('button', { name: /share/i })).toBeNull()
  })

  test('shows the price of the chosen dates, or which of them are taken', async () => {
    show(aVehicle())
    await screen.findByRole('button', { name: /^Dates/ })
    const choose = (from: string, to: string) => {
      fireEvent.input(screen.getByLabelText('From'), { target: { value: from } })
      fireEvent.input(screen.getByLabelText('To'), { target: { value: to } })
      return screen.getByRole('form', { name: 'Your dates' }).textContent
    }
    expect(choose('2026-12-07', '2026-12-10')).toContain('$1,800 for 4 days')
    fireEvent.click(screen.getByRole('button', { name: 'Take 7 days for $1,350' }))
    expect(screen.getByText('$1,350 for 7 days')).toBeTruthy()
    expect(choose('2026-12-12', '2026-12-15')).toContain('Taken Dec 14 to Dec 18. Free from Dec 19.')
    for (const days of [choose('2026-12-15', '2026-12-07'), choose('2026-11-20', '2026-11-24'), choose('', '')]) {
      expect(days).not.toMatch(/for \d+ day|Taken/)
    }
  })

  test('draws this month and the next, with the taken days marked', async () => {
    show(aVehicle())
    const table = await screen.findByRole('table', { name: 'December 2026' })
    const cells = [...table.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells.filter((text) => text?.endsWith(', taken'))).toEqual(
      [14, 15, 16, 17, 18].map((number) => `${number}, taken`),
    )
    expect(screen.getByRole('table', { name: 'November 2026' }).querySelectorAll('.is-past')).toHaveLength(2)
    expect(screen.getByText(/ a day$/).textContent).toBe('$450 a day')
  })

  test('with script, two days pressed in it are chosen in the price card', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = () => this.tell([{ isIntersecting: true }])
        disconnect = () => {}
      },
    )
    show(aVehicle())
    fireEvent.click(await screen.findByRole('button', { name: /December 7, 2026$/ }))
    fireEvent.click(screen.getByRole('button', { name: /December 13, 2026$/ }))
    expect(screen.getByRole('form', { name: 'Your dates' }).textContent).toContain('$1,350 for 7 days')
    expect(screen.getByRole('button', { name: /December 10, 2026, chosen$/ })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  test('says Not Available without a price when it is no longer listed', () => {
    show(aVehicle({ isGone: true, price: null, takenDaysText: '', days: null, mayAdd: false }))
    expect(screen.getByText('Not Available')).toBeTruthy()
    expect(document.body.textContent).not.toContain('$')
  })

  test('can be shared by URL', () => {
    show(aVehicle())
    fireEvent.click(screen.getByText('Share'))
    const target = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
    expect(target('Facebook').searchParams.get('u')).toBe(ADDRESS)
    expect(target('Twitter').searchParams.get('text')).toBe('1957 Chevrolet Bel Air')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(ADDRESS)
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  })

  test('copies its URL when the browser can', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    show(aVehicle())
    fireEvent.click(screen.getByText('Share'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link Copied!')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(ADDRESS)
  })
})

test('a visitor sees the title, a picture and links to log in', () => {
  const vehicle: VisitorsVehicle = {
    view: 'visitor',
    id: ID,
    title: '1957 Chevrolet Bel Air',
    looks: 'Teal, Coupe, 1950s',
    photoId: 'a1',
    preview: [],
  }
  render(inRoute(<VisitorsScreen vehicle={vehicle} />))
  expect(screen.getByRole('heading', { level: 1, name: '1957 Chevrolet Bel Air' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /Bel Air/ })).toBeTruthy()
  expect(screen.getByText('Teal, Coupe, 1950s')).toBeTruthy()
  const here = `/home/view-vehicle?car-id=${ID}`
  const adding = `/home/view-vehicle/add?${new URLSearchParams({ 'car-id': ID, return: here })}`
  for (const [name, to] of [
    ['Login', here],
    ['Add to favorites', `/home/view-vehicle/favorite?car-id=${ID}`],
    ['Add to project', adding],
  ] as const) {
    const href = screen.getByRole('link', { name }).getAttribute('href') ?? ''
    expect([name, new URL(href, ADDRESS).searchParams.get('return-to')]).toEqual([name, to])
  }
})
