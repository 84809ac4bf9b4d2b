import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ProjectsHome } from '~/components/projects/projects-home'
import { inRoute } from '../in-route'

afterEach(cleanup)

const NONE = { projects: [], next: null }
const NIGHT_SHIFT = {
  id: 'p1',
  title: 'Night Shift',
  location: '',
  description: '',
  counts: '0 cars - 2 members',
  mayDownload: false,
  pictures: [],
}
const ADMIN = { create: true, search: true }

const show = (part: Partial<ComponentProps<typeof ProjectsHome>>) =>
  render(inRoute(<ProjectsHome active={NONE} past={NONE} email="dana@crew.example" may={ADMIN} {...part} />))
const links = (name: string) => screen.queryAllByRole('link', { name })

test('a card of a project leads to its lists, with a dash for an unknown place', () => {
  show({ active: { projects: [NIGHT_SHIFT], next: null } })
  expect(links('Night Shift')[0]?.getAttribute('href')).toBe('/projects/p1/list')
  expect(screen.getByText('-')).toBeTruthy()
  expect(screen.getByText('0 cars - 2 members')).toBeTruthy()
})

test('whoever may have it downloads its report from the card', () => {
  show({
    active: { projects: [NIGHT_SHIFT, { ...NIGHT_SHIFT, id: 'p2', title: 'Done', mayDownload: true }], next: null },
  })
  const downloads = screen.getAllByRole('link', { name: /^Download ZIP/ })
  expect(downloads.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Download ZIP of Done', '/projects/p2/report.zip'],
  ])
})

describe('who may make projects', () => {
  test('is led to the first one by the one button there is', () => {
    show({})
    expect(links('Create Project').map((link) => link.getAttribute('href'))).toEqual(['/projects/new'])
    expect(screen.getByText('A project keeps the vehicles of one production together.')).toBeTruthy()
    expect(screen.getAllByText('No projects found.')).toHaveLength(2)
  })

  test('finds the button above the projects later', () => {
    show({ active: { projects: [NIGHT_SHIFT], next: null } })
    expect(links('Create Project')).toHaveLength(1)
    expect(screen.queryByText('A project keeps the vehicles of one production together.')).toBeNull()
  })
})

test.each([
  ['may search', true, 1],
  ['may not search', false, 0],
])('whoever makes none, and %s, is told how to come into one', (_, search, ways) => {
  show({ may: { create: false, search } })
  expect(links('Create Project')).toEqual([])
  expect(screen.getByText(/^Ask your production to add dana@crew.example/)).toBeTruthy()
  expect(links('Search vehicles')).toHaveLength(ways)
})
