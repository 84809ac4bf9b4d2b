import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { ProjectsHome } from '~/components/projects/projects-home'
import { documentPaths } from '~/models/trade/paths/documents'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import { todayPaths } from '~/models/trade/paths/today'
import { inRoute } from '../in-route'

const NONE = { projects: [], next: null }
const NIGHT_SHIFT = {
  id: 'p1',
  title: 'Night Shift',
  location: '',
  description: '',
  counts: '0 cars - 2 members',
  mayDownload: false,
  pictures: [],
  tasks: null,
  firstTasks: [],
  deals: [],
  nextPickup: null,
  budget: null,
}
const ADMIN = { create: true, search: true }

const show = (part: Partial<ComponentProps<typeof ProjectsHome>>) =>
  render(inRoute(<ProjectsHome active={NONE} past={NONE} email="dana@crew.example" may={ADMIN} {...part} />))
const links = (name: string) => screen.queryAllByRole('link', { name })

test('a project card links to its lists and has a dash for an unknown location', () => {
  show({ active: { projects: [NIGHT_SHIFT], next: null } })
  expect(links('Night Shift')[0]?.getAttribute('href')).toBe('/projects/p1/list')
  expect(screen.getByText('-')).toBeTruthy()
  expect(screen.getByText('0 cars - 2 members')).toBeTruthy()
})

test('a project card links to the report if the member may download it', () => {
  show({
    active: { projects: [NIGHT_SHIFT, { ...NIGHT_SHIFT, id: 'p2', title: 'Done', mayDownload: true }], next: null },
  })
  const downloads = screen.getAllByRole('link', { name: /^Download ZIP/ })
  expect(downloads.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Download ZIP of Done', '/projects/p2/report.zip'],
  ])
})

test('a project card says what needs the member, its next pickup, and what is left of its budget', () => {
  const project = {
    ...NIGHT_SHIFT,
    tasks: {
      text: '1 task late, 2 due today',
      isLate: true,
      to: todayPaths.today('p1'),
    },
    firstTasks: [
      {
        urgency: 'late' as const,
        text: 'Overdue since Sat',
        about: '',
        to: pickupPaths.pickupDetails(1004),
        isApart: true,
      },
      {
        urgency: 'today' as const,
        text: 'Unsigned, pickup tomorrow',
        about: '2 vehicles, order #1006',
        to: documentPaths.orderDocuments(1006),
        isApart: false,
      },
    ],
    deals: [{ text: '1 offer to answer', isTurn: true, to: projectPaths.projectList('p1') }],
    nextPickup: { orderId: 1006, day: 'tomorrow', isDelivered: false },
    budget: { left: '$785.00 of budget left', isOver: false },
  }
  show({ active: { projects: [project], next: null } })
  const [late] = links('1 task late, 2 due today in Night Shift')
  expect([late?.getAttribute('href'), late?.innerHTML.includes('is-refused')]).toEqual(['/today?project=p1', true])
  const look = (text: string) => [
    screen.getByText(text).className.match(/text-(error|warning)/)?.[1],
    screen.getByText(text).closest('a')?.getAttribute('href'),
  ]
  expect(look('Overdue since Sat')).toEqual(['error', '/pickupDetails/1004'])
  expect(look('Unsigned, pickup tomorrow')).toEqual(['warning', '/orders/1006/documents'])
  expect(look('1 offer to answer')).toEqual(['warning', '/projects/p1/list'])
  expect(links('Next pickup tomorrow of Night Shift')[0]?.getAttribute('href')).toBe('/pickupDetails/1006')
  expect(screen.getByText('$785.00 of budget left')).toBeTruthy()
})

describe('a member who may create projects', () => {
  test('has one button to create the first project', () => {
    show({})
    expect(links('Create Project').map((link) => link.getAttribute('href'))).toEqual(['/projects/new'])
    expect(screen.getByText('A project keeps the vehicles of one production together.')).toBeTruthy()
    expect(screen.getAllByText('No projects found.')).toHaveLength(2)
  })

  test('has the button above existing projects', () => {
    show({ active: { projects: [NIGHT_SHIFT], next: null } })
    expect(links('Create Project')).toHaveLength(1)
    expect(screen.queryByText('A project keeps the vehicles of one production together.')).toBeNull()
  })
})

test.each([
  ['may search', true, 1],
  ['may not search', false, 0],
])('a member who may not create projects and %s sees how to join one', (_, search, count) => {
  show({ may: { create: false, search } })
  expect(links('Create Project')).toEqual([])
  expect(screen.getByText(/^Ask your production to add dana@crew.example/)).toBeTruthy()
  expect(links('Search vehicles')).toHaveLength(count)
})
