import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SearchScreen } from '~/components/search/search-screen'
import type { SearchPage } from '~/models/search/search-page'
import { EVERYTHING, type SearchQuery } from '~/models/trade/addresses/search-query'
import { inRoute } from '../in-route'
import { aPage, card } from './a-search-page'

const show = (page: SearchPage) => render(inRoute(<SearchScreen page={page} Add={AddToProject} />))

/** The form data that a browser without script would send. */
function sent(form: HTMLElement): string {
  if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.')
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') search.append(name, String(value))
  return search.toString()
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('only the first photo is loaded eagerly, with high priority', () => {
  const cards = [1, 2, 3, 4].map((number) => ({ ...card(number), photoIds: [`photo-${number}`] }))
  show(aPage({ cards, total: 4 }))
  const rank = ({ attributes }: HTMLElement) => attributes.getNamedItem('fetchpriority')?.value
  expect(
    screen.getAllByRole('img', { name: /Bel Air/ }).map((photo) => photo.getAttribute('loading') ?? rank(photo)),
  ).toEqual(['high', 'lazy', 'lazy', 'lazy'])
})

describe('the search', () => {
  test('has every filter in one form', async () => {
    const query: Partial<SearchQuery> = {
      text: 'bel air',
      city: 'Atlanta, GA',
      booking: { from: '2026-12-07', to: '2026-12-11' },
      yearFrom: 1950,
      makes: ['Checker', 'Ford'],
      colors: ['gray'],
      bodyTypes: ['Sedan', 'Hovercraft'],
      priceTo: 550,
      near: '90012',
      within: '60',
      kinds: ['police'],
      transmission: 'Manual',
      driving: 'no',
      usages: ['hero_shots'],
      angle: 2,
      sort: 'price-low',
    }
    show(aPage({}, query))
    await screen.findByText('More filters')
    const fields = new URLSearchParams(sent(screen.getByRole('search')))
    expect(Object.fromEntries(fields)).toMatchObject({
      q: 'bel air',
      city: 'Atlanta, GA',
      from: '2026-12-07',
      to: '2026-12-11',
      'year-from': '1950',
      color: 'gray',
      near: '90012',
      within: '60',
      kind: 'police',
      transmission: 'Manual',
      runs: 'no',
      usage: 'hero_shots',
      'price-to': '550',
      angle: '2',
      sort: 'price-low',
    })
    expect(fields.getAll('make')).toEqual(['Ford', 'Checker'])
    expect(fields.getAll('body')).toEqual(['Sedan', 'Hovercraft'])
  })

  test('shows five makes and the chosen ones, and the others on demand', () => {
    show(aPage())
    expect(screen.getByText('+ 2 more')).toBeTruthy()
    expect(screen.getByText('- less')).toBeTruthy()
    cleanup()
    show(aPage({}, { makes: ['AMC'] }))
    expect(screen.getByText('+ 1 more')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'AMC' }).checked).toBe(true)
  })

  test('leaves only the makes whose names have the typed letters, and keeps a chosen one in the form', () => {
    show(aPage({}, { makes: ['Ford'] }))
    fireEvent.input(screen.getByRole('searchbox', { name: 'Find a make' }), { target: { value: 'CHE' } })
    const makes = within(screen.getByRole('group', { name: 'Make' })).getAllByRole('checkbox')
    expect(makes.map((make) => make.closest('label')?.textContent)).toEqual(['Chevrolet', 'Checker'])
    expect(sent(screen.getByRole('search'))).toContain('make=Ford')
    fireEvent.input(screen.getByRole('searchbox', { name: 'Find a make' }), { target: { value: 'zz' } })
    expect(screen.getByText('No make has “zz” in its name.')).toBeTruthy()
  })

  test('offers kinds and decades with their number of vehicles among all, also a chosen one without any', () => {
    const chipsOf = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((chip) => [chip.closest('label')?.textContent?.trim(), chip.checked])
    show(aPage())
    expect(chipsOf('Kind')).toEqual([
      ['Police 24', false],
      ['Taxi 1,600', false],
    ])
    cleanup()
    show(aPage({}, { kinds: ['taxi', 'farm'], decades: ['1950s'] }))
    expect(chipsOf('Kind')).toEqual([
      ['Police', false],
      ['Taxi', true],
      ['Farm', true],
    ])
    expect(chipsOf('Decade')).toEqual([['1950s', true]])
    expect(sent(screen.getByRole('search'))).toContain('kind=taxi&kind=farm&decade=1950s')
    expect(screen.getByRole('link', { name: 'Remove filter 1950s' }).getAttribute('href')).toBe(
      '/home/searchResults?kind=taxi&kind=farm',
    )
  })

  test('offers nine colors', () => {
    show(aPage())
    const colors = within(screen.getByRole('group', { name: 'Color' })).getAllByRole('checkbox')
    expect(colors.map((color) => color.closest('label')?.textContent)).toEqual([
      'Red',
      'Yellow',
      'Green',
      'Blue',
      'Gold',
      'White',
      'Black',
      'Grey',
      'Silver',
    ])
  })

  test('links to the search without each filter and without all of them', () => {
    show(aPage({}, { text: 'ford', yearFrom: 1950, colors: ['red'] }))
    expect(screen.getByRole('link', { name: 'Remove filter Red' }).getAttribute('href')).toBe(
      '/home/searchResults?q=ford&year-from=1950',
    )
    const [clear] = screen.getAllByRole('link', { name: 'Clear Filters' })
    expect(clear?.getAttribute('href')).toBe('/home/searchResults?q=ford')
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy()
  })

  test('shows what is wrong with a place at its field, with what was typed', () => {
    show(aPage({ refusedPlace: { typed: '99999', problem: 'There is no such place.' } }))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code or town' })
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['99999', 'true'])
    expect(field.closest('details')?.open).toBe(true)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'There is no such place.',
    )
  })

  test('offers the location of the last list, and sorting by distance once there is a place', () => {
    const last = { id: '1', name: 'Hero cars', projectId: '2', project: 'Chrome Summer', location: 'Newnan, GA' }
    show(aPage({ last }, { text: 'ford' }))
    expect(screen.queryByText('Nearest First')).toBeNull()
    const near = '/home/searchResults?q=ford&near=Newnan%2C+GA'
    expect(screen.getByRole('link', { name: /^Near Hero cars.*Newnan, GA/, hidden: true }).getAttribute('href')).toBe(
      near,
    )
    cleanup()
    show(aPage({ last }, { text: 'ford', near: 'Newnan, GA' }))
    expect(screen.getByText('Nearest First').closest('a')?.getAttribute('href')).toBe(`${near}&sort=distance`)
    expect(screen.queryByRole('link', { name: /Near Hero cars/ })).toBeNull()
  })

  test('opens the filters that are set among those that are rarely used', async () => {
    show(aPage())
    const more = async () => (await screen.findByText('More filters')).closest('details')
    expect((await more())?.open).toBe(false)
    cleanup()
    show(aPage({}, { bodyTypes: ['Sedan'] }))
    expect((await more())?.open).toBe(true)
    expect(screen.getByRole('checkbox', { name: 'Sedan' }).closest('details')?.open).toBe(true)
    expect(screen.getByRole('radio', { name: 'Manual', hidden: true }).closest('details')?.open).toBe(false)
  })

  test('sorts by links that keep the other parameters', () => {
    show(aPage({}, { text: 'ford' }))
    const highToLow = screen.getByText('Price - High to Low').closest('a')
    expect(highToLow?.getAttribute('href')).toBe('/home/searchResults?q=ford&sort=price-high')
  })

  test('without results has nothing to sort', () => {
    const sorts = () => screen.queryAllByText('Sort').length
    const { unmount } = show(aPage())
    expect(sorts()).toBe(1)
    unmount()
    show(aPage({ cards: [], total: 0 }))
    expect(sorts()).toBe(0)
  })

  test('shows cards with title, town, price and a link to add to a project', () => {
    show(aPage({}, { text: 'ford' }))
    const [first] = screen.getAllByRole('article')
    if (!first) throw new Error('There is no card.')
    const name = within(first).getByRole('link', { name: '1957 Chevrolet Bel Air 1' })
    expect(name.getAttribute('href')).toBe(`/home/view-vehicle?car-id=${card(1).id}`)
    expect(first.textContent).toContain('Decatur, GA')
    expect(first.textContent).toContain('$450 / DAY')
    const add = within(first).getByRole('link', { name: 'Add to project 1957 Chevrolet Bel Air 1' })
    expect(new URL(add.getAttribute('href') ?? '', 'http://x').searchParams.get('return')).toBe(
      `/home/searchResults?q=ford#${first.id}`,
    )
  })

  test('with dates shows their price next to the daily price', () => {
    show(aPage({ cards: [{ ...card(1), forDays: '$1,350 for 7 days' }] }))
    expect(screen.getByRole('article').textContent).toMatch(/\$450 \/ DAY.*\$1,350 for 7 days/)
  })

  test('restored from the last visit says so and can be cleared', () => {
    show(aPage({ isLastSearch: true }, { text: 'ford' }))
    expect(screen.getByText('Showing your last search.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe('/home/searchResults')
    cleanup()
    show(aPage({}, { text: 'ford' }))
    expect(screen.queryByRole('link', { name: 'Clear search' })).toBeNull()
  })

  test('shows the corrected spelling of a word', () => {
    const corrections = [{ typed: 'mustnag', meant: 'mustang' }]
    show(aPage({ corrections }))
    expect(screen.getByText(/Nothing matches mustnag/).textContent).toContain('Showing mustang')
  })

  test('without results offers other dates, cleared filters and the nearest search', () => {
    const page = aPage(
      { cards: [], total: 0, near: { query: { ...EVERYTHING, text: 'ford' }, cards: [card(3)], total: 13 } },
      { text: 'ford', yearTo: 1924, booking: { from: '2026-12-07', to: '2026-12-11' } },
    )
    show(page)
    expect(screen.getByText("There's nothing like that in our inventory. Try different filters or dates.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change dates' }).getAttribute('href')).toBe('#from')
    expect(screen.getByLabelText('From', { selector: 'input[type=date]' }).id).toBe('from')
    const clear = screen.getAllByRole('link', { name: 'Clear Filters' })
    expect(clear.map((link) => link.getAttribute('href'))).toContain(
      '/home/searchResults?q=ford&from=2026-12-07&to=2026-12-11',
    )
    // there are Fords: the filters and the days exclude them
    expect(screen.queryByText('No vehicle matches “ford”.')).toBeNull()
    expect(screen.getByRole('heading', { name: '13 vehicles for “ford” without filters on any days' })).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    const all = screen.getByRole('link', { name: 'Show all 13 vehicles' })
    expect(all.getAttribute('href')).toBe('/home/searchResults?q=ford')
  })

  test.each([
    ['', 1],
    ['police', 0],
  ])('without results because of the words offers the words left, “%s”, not other filters', (text, count) => {
    const page = aPage(
      { cards: [], total: 0, near: { query: { ...EVERYTHING, text, yearTo: 1924 }, cards: [card(3)], total: 1 } },
      { text: 'police zeppelin', yearTo: 1924, booking: { from: '2026-12-07', to: '2026-12-11' } },
    )
    show(page)
    expect(screen.getByText('No vehicle matches “police zeppelin”.')).toBeTruthy()
    const clear = screen.queryAllByRole('link', { name: 'Clear the words' })
    expect(clear.map((link) => link.getAttribute('href'))).toEqual(
      Array(count).fill('/home/searchResults?year-to=1924'),
    )
    expect(screen.queryByRole('link', { name: 'Change dates' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Show all vehicles' })).toBeNull()
  })

  test('without results and without words that match offers all vehicles', () => {
    show(aPage({ cards: [], total: 0 }, { text: 'zeppelin' }))
    expect(screen.getByText('No vehicle matches “zeppelin”.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all vehicles' }).getAttribute('href')).toBe('/home/searchResults')
  })

  test('says that a long text was cut', () => {
    show(aPage({}, { text: 'ford', isCut: true }))
    expect(screen.getByText('Only the first 100 characters were searched.')).toBeTruthy()
  })
})

const FIRST = aPage({ moreTo: '/home/searchResults?after=1957.x', total: 3 })
const SECOND = aPage(
  { cards: [card(3)], total: 3 },
  { after: { value: 1957, id: '00000000-0000-4000-8000-000000000002' } },
)
const First = () => <SearchScreen page={FIRST} Add={AddToProject} />
const Search = createRemixStub([
  { path: '/', Component: First },
  { path: '/home/searchResults', loader: () => ({ page: SECOND }) },
])

describe('more vehicles', () => {
  test('are linked as the next page, which links back to the first', () => {
    show(FIRST)
    const more = screen.getByRole('link', { name: 'Show more vehicles' })
    expect(more.getAttribute('href')).toBe('/home/searchResults?after=1957.x')
    cleanup()
    show(SECOND)
    expect(screen.getByRole('link', { name: 'Back to the first 12' }).getAttribute('href')).toBe('/home/searchResults')
  })

  test('are added below the others with script', async () => {
    render(<Search />)
    expect(screen.getByText('2 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Show more vehicles' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.getByRole('heading', { name: '1957 Chevrolet Bel Air 3' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Show more vehicles' })).toBeNull()
  })
})
