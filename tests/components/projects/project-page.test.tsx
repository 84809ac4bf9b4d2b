import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ListPicker, ProjectPicker } from '~/components/lists/picker/list-picker'
import { RemovalDialog } from '~/components/lists/removal-dialog'
import { ProjectLists } from '~/components/projects/project-lists'
import { VehicleSearch } from '~/components/projects/vehicle-search'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { projectActions } from '~/models/projects/project-actions'
import type { AccessContext } from '~/models/trade/access/permissions'
import { inRoute } from '../in-route'
import { aCard } from '../lists/cards'

const EDITOR: AccessContext = {
  applicationRole: 'backlot_renter_application_member',
  projectRole: 'Member',
  projectStatus: 'active',
}
const VIEWER: AccessContext = { ...EDITOR, projectRole: 'User' }

const LIST = {
  id: 'list-1',
  name: 'Street traffic, 1976',
  heading: 'Act 2 / Shot: Diner lot',
  location: 'Newnan',
  nearTo: null,
  vehicles: [],
  vehicleCount: 0,
  externals: [],
  externalCount: 0,
}

const PROJECT = { id: 'p1', title: 'The Long Haul', description: '', location: '', status: 'active' as const }

function show(part: Partial<ComponentProps<typeof ProjectLists>> = {}) {
  render(
    inRoute(
      <ProjectLists
        project={PROJECT}
        counts={{ cars: 9, members: 6 }}
        fresh={null}
        tasks={null}
        ways={projectActions('p1', EDITOR)}
        may={{ createLists: true, editLists: true, editExternals: true, addVehicles: true }}
        requested={ASKED}
        bar={BAR}
        table={null}
        here=""
        blocks={[LIST]}
        nextTo={null}
        left={null}
        firstTo={null}
        aloneTo="/projects/p1/list?list="
        view=""
        hasDialog={false}
        {...part}
      />,
    ),
  )
}

const ASKED = { text: '', searched: '', isSifted: false, isPart: false, isOneList: false, isBehind: false }
const BAR = { summary: [], lists: [], statuses: [], marks: [], orders: [], layouts: [] }
const NOTHING_ALLOWED = { createLists: false, editLists: false, editExternals: false, addVehicles: false }
/** As a button, and in the menu on phones. */
const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((each) => each.getAttribute('href'))
const link = (name: string | RegExp) => screen.queryByRole('link', { name })

test.each([
  ['active', []],
  [
    'inactive',
    [
      'This project is closed.',
      'You can view it, but no one can make changes. Orders that were placed go on, and so do their pickups and returns.',
    ],
  ],
] as const)('a project that is %s has a note only if it is closed', (status, sentences) => {
  show({ project: { ...PROJECT, status }, blocks: [] })
  const note = document.querySelector('.note')
  expect(Array.from(note?.querySelectorAll('p') ?? [], ({ textContent }) => textContent)).toEqual(sentences)
})

describe('the project page', () => {
  test('shows the title, the status and the counts', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Long Haul')
    expect(link('9 cars - 6 members')?.getAttribute('href')).toBe('/projects/p1/list/members')
    expect(screen.getByText('Active')).toBeTruthy()
  })

  test('lets an editor create and edit lists and browse cars', async () => {
    show()
    expect(hrefs('Create List')).toEqual(['/projects/p1/list/new', '/projects/p1/list/new'])
    expect(link('Edit list Street traffic, 1976')?.getAttribute('href')).toBe('/projects/p1/list/list-1/edit')
    expect(await screen.findByText('No cars found.')).toBeTruthy()
    expect(screen.getByText('Browse cars to add to your list.')).toBeTruthy()
    expect(link('Browse Cars')?.getAttribute('href')).toBe('/home/searchResults')
  })

  test('offers a viewer none of these', async () => {
    show({ ways: projectActions('p1', VIEWER), may: NOTHING_ALLOWED })
    expect(await screen.findByText('No cars found.')).toBeTruthy()
    expect([link('Create List'), link(/Edit list/), link('Browse Cars')]).toEqual([null, null, null])
  })

  test('shows the heading and the location of a list', () => {
    show()
    expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Street traffic, 1976')
    expect(screen.getByText('Act 2 / Shot: Diner lot')).toBeTruthy()
    expect(screen.getByText('Newnan')).toBeTruthy()
  })

  test('truncates a long list name for small screens, not for screen readers', () => {
    const name = 'Hero cars with a name longer than thirty'
    show({ blocks: [{ ...LIST, name }] })
    expect(screen.getByRole('heading', { level: 3, name: new RegExp(name) })).toBeTruthy()
    expect(screen.getByText('Hero cars with a name longer ...')).toBeTruthy()
  })

  test('links a long list to all of its vehicles', () => {
    show({ blocks: [{ ...LIST, vehicles: [aCard()], vehicleCount: 400, externals: [], externalCount: 0 }] })
    expect(link('Show all 400 vehicles of Street traffic, 1976')?.getAttribute('href')).toBe(
      '/projects/p1/list?list=list-1',
    )
  })

  test('asks an editor without lists to create one, and not a viewer', async () => {
    show({ blocks: [] })
    expect(await screen.findByText('No list found.')).toBeTruthy()
    expect(screen.getByText('Create list to add vehicle to your project.')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Create List' })).toHaveLength(3)
    cleanup()
    show({ blocks: [], ways: projectActions('p1', VIEWER), may: NOTHING_ALLOWED })
    await screen.findByText('No list found.')
    expect(screen.queryByText('Create list to add vehicle to your project.')).toBeNull()
  })

  test('links a search without results to all vehicles', async () => {
    show({ blocks: [], requested: { ...ASKED, text: 'edsel', searched: 'edsel' } })
    expect(await screen.findByText('No vehicle in this project matches ‘edsel’.')).toBeTruthy()
    expect(link('Show all vehicles')?.getAttribute('href')).toBe('/projects/p1/list')
  })

  test('links to the next page, and from a later one to the first', () => {
    show({ nextTo: '/on#list-l4', left: 3 })
    expect(link('Show more lists (3)')?.getAttribute('href')).toBe('/on#list-l4')
    expect(link(/^Back to/)).toBeNull()
    cleanup()
    show({ firstTo: '/first' })
    expect(link('Back to the first lists')?.getAttribute('href')).toBe('/first')
  })

  test('pages through the vehicles of a list that is shown alone', () => {
    const blocks = [{ ...LIST, vehicles: [aCard()], vehicleCount: 400, externals: [], externalCount: 0 }]
    show({
      blocks,
      nextTo: '/on',
      firstTo: '/first',
      aloneTo: null,
      requested: { ...ASKED, isPart: true, isOneList: true, isBehind: false },
    })
    expect(link('Show more vehicles')?.getAttribute('href')).toBe('/on')
    expect(link('Back to the first vehicles')?.getAttribute('href')).toBe('/first')
    expect(link('Show all lists')?.getAttribute('href')).toBe('/projects/p1/list')
    expect(link(/Show all 400/)).toBeNull()
  })

  test('shows the deal summary, and its search keeps the status and the order', () => {
    const choice = (value: string, label: string, isChosen = false) => ({ value, label, to: `/${value}`, isChosen })
    show({
      bar: {
        summary: [
          { text: '1 offer to answer', to: '/needs-you' },
          { text: '3 agreed', to: '/agreed' },
        ],
        lists: [],
        statuses: [choice('', 'All statuses'), choice('agreed', 'Agreed (3)', true)],
        marks: [choice('', 'All marks'), choice('backup', 'Backup (1)', true)],
        orders: [choice('needs-you', 'To answer first', true), choice('days', 'Days - Soonest first')],
        layouts: [choice('cards', 'Cards', true), choice('table', 'Table')],
      },
      view: '?vehicle=bel&status=agreed&order=days&after=x',
    })
    expect(link('1 offer to answer')?.closest('p')?.textContent).toBe('1 offer to answer, 3 agreed')
    expect([...document.querySelectorAll('.list-menu > summary')].map(({ textContent }) => textContent)).toEqual([
      'Agreed (3), Backup (1)',
      'Sort',
    ])
    expect(link('Table')?.getAttribute('href')).toBe('/table')
    expect(link('Cards')?.getAttribute('aria-current')).toBe('true')
    const form = screen.getByRole('search').closest('form')
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['status', 'agreed'],
      ['order', 'days'],
      ['vehicle', ''],
    ])
  })

  test('shows a closed project as Inactive', () => {
    show({ project: { ...PROJECT, status: 'inactive' }, may: NOTHING_ALLOWED })
    expect(screen.getByText('Inactive')).toBeTruthy()
  })
})

const BelAirSearch = () => <VehicleSearch action="/list" text="bel air" />

describe('the search box', () => {
  test('can always be submitted without script', () => {
    const html = renderToString(inRoute(<VehicleSearch action="/" text="" />))
    expect(html).toContain('Search</button>')
    expect(html).not.toContain('disabled')
  })

  test('explains that fewer than three characters show all vehicles', () => {
    const sentence = / \(3\+ characters\)\. Showing all vehicles\.$/
    render(inRoute(<VehicleSearch action="/" text="Be" />))
    expect(screen.getByText(sentence)).toBeTruthy()
    cleanup()
    render(inRoute(<VehicleSearch action="/" text="Bel" />))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  test('is enabled from three characters on with script', () => {
    render(inRoute(<VehicleSearch action="/" text="" />))
    const button = () => screen.getByRole('button', { name: 'Search' })
    expect(button()).toHaveProperty('disabled', true)
    fireEvent.input(screen.getByRole('searchbox', { name: 'Search Vehicle' }), { target: { value: 'bel' } })
    expect(button()).toHaveProperty('disabled', false)
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'be ' } })
    expect(button()).toHaveProperty('disabled', true)
  })

  test('shows everything again when it is cleared', async () => {
    const requested: string[] = []
    const Watched = createRemixStub([
      {
        path: '/list',
        loader: ({ request }) => {
          requested.push(new URL(request.url).search)
          return null
        },
        Component: BelAirSearch,
      },
    ])
    render(<Watched initialEntries={['/list?vehicle=bel+air']} />)
    fireEvent.input(await screen.findByRole('searchbox'), { target: { value: '' } })
    await waitFor(() => expect(requested.at(-1)).toBe('?vehicle='))
  })

  test('is disabled when there is nothing to search', () => {
    render(inRoute(<VehicleSearch action="/" text="" isDisabled />))
    expect(screen.getByRole('searchbox')).toHaveProperty('disabled', true)
  })
})

describe('adding to a project', () => {
  test('links each project and marks those that have the vehicle', () => {
    const choices = [
      { id: 'p1', name: 'Night Shift', hint: '3 vehicles', hasVehicle: false },
      { id: 'p2', name: 'The Long Haul', hint: '3 vehicles', hasVehicle: true },
    ]
    render(inRoute(<ProjectPicker choices={choices} toOf={(id) => `/add/${id}`} createProjectTo={null} />))
    expect(link('Night Shift 3 vehicles')?.getAttribute('href')).toBe('/add/p1')
    expect(link('The Long Haul 3 vehicles In this project')).toBeTruthy()
  })

  test('has a button for each list that does not have the vehicle', () => {
    const choices = [
      { id: 'l1', name: 'Street', hint: '3 vehicles', hasVehicle: false },
      { id: 'l2', name: 'Hero', hint: '3 vehicles', hasVehicle: true },
    ]
    render(inRoute(<ListPicker choices={choices} createListTo="/new" />))
    expect(screen.getByRole('button', { name: 'Add to Street 3 vehicles' })).toHaveProperty('value', 'l1')
    expect(screen.queryByRole('button', { name: /Hero/ })).toBeNull()
    expect(screen.getByText('In this list')).toBeTruthy()
    expect(link('Create List')?.getAttribute('href')).toBe('/new')
  })

  test('links to more choices and back to the first ones', () => {
    const choices = [{ id: 'l1', name: 'Street traffic', hint: '3 vehicles', hasVehicle: false }]
    render(inRoute(<ListPicker choices={choices} moreTo="/next#main" firstTo="/first#main" createListTo="/new" />))
    expect(link('More lists')?.getAttribute('href')).toBe('/next#main')
    expect(link('Back to the first lists')?.getAttribute('href')).toBe('/first#main')
    cleanup()
    render(inRoute(<ProjectPicker choices={choices} moreTo="/next#main" toOf={() => '/'} createProjectTo={null} />))
    expect(link('More projects')?.getAttribute('href')).toBe('/next#main')
    expect(link('Back to the first projects')).toBeFalsy()
  })

  test('says when there are no projects or no lists', () => {
    render(inRoute(<ProjectPicker choices={[]} toOf={() => '/'} createProjectTo={null} />))
    expect(screen.getByText('No projects found.')).toBeTruthy()
    expect(link('Create Project')).toBeFalsy()
    render(inRoute(<ListPicker choices={[]} createListTo="/new" />))
    expect(screen.getByText('No lists found.')).toBeTruthy()
  })
})

test.each([[[]], [[{ id: 'p1', name: 'Night Shift', hint: '3 vehicles', hasVehicle: false }]]])(
  'offers to create a project next to %o',
  (choices) => {
    render(inRoute(<ProjectPicker choices={choices} toOf={() => '/'} createProjectTo="/projects/new?car-id=v1" />))
    expect(link('Create Project')?.getAttribute('href')).toBe('/projects/new?car-id=v1')
  },
)

test('the removal dialog asks for confirmation or shows a refusal', () => {
  const vehicle = { title: '1977 Chevrolet Caprice', listName: 'Street traffic', picture: null, staysOpen: null }
  const dialog = (refusal: string | null) => <RemovalDialog {...vehicle} refusal={refusal} closeTo="/list" />
  render(inRoute(dialog(null)))
  expect(screen.getByRole('button', { name: 'Remove Vehicle' })).toBeTruthy()
  cleanup()
  render(inRoute(dialog(LIST_MESSAGES.heldVehicle)))
  expect(screen.queryByRole('button', { name: 'Remove Vehicle' })).toBeNull()
  expect(screen.getByText('A vehicle that is in the cart or booked cannot be removed.')).toBeTruthy()
})
