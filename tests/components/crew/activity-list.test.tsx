import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { ActivityList, Seen } from '~/components/crew/activity-list'
import { projectPaths } from '~/models/trade/paths/projects'

const MARKUP = '<img src=x onerror=alert(1)> & Co.'
const NEITHER = { said: null, behalf: null }
const entry = { id: 7, time: '9:14 AM', who: MARKUP, isNew: false, line: null, day: '2026-12-01', ...NEITHER }

function show(part: { fresh?: string | null; newest?: number | null } = {}) {
  const to = projectPaths.projectList('p1')
  const entries = [
    { ...entry, id: 8, isNew: true, sentence: [{ text: 'edited the list ' }, { text: MARKUP, to }, { text: '.' }] },
    { ...entry, line: 'seen' as const, sentence: [{ text: 'closed the project.' }] },
  ]
  render(
    inRoute(
      <>
        <Seen projectId="p1" fresh="1 new" newest={8} {...part} />
        <ActivityList days={[{ heading: 'Today', entries }]} />
      </>,
    ),
  )
}

test('names are rendered as text and linked', () => {
  show()
  const [first] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem')
  expect(first?.textContent).toBe(`9:14 AM${MARKUP} edited the list ${MARKUP}.`)
  expect(within(first ?? document.body).getByRole('img', { name: 'new' })).toBeTruthy()
  expect(screen.getByRole('link', { name: MARKUP }).getAttribute('href')).toBe('/projects/p1/list')
  expect(document.querySelector('img')).toBeNull()
})

test('a line is above the read entries, and the button marks up to the newest one as read', () => {
  show()
  expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(/^Already read/)
  const form = screen.getByRole('button', { name: 'Mark all as read' }).closest('form')
  expect(form?.getAttribute('action')).toBe('/projects/p1/list/activity/seen')
  expect(new FormData(form ?? undefined).get('newest')).toBe('8')
})

test.each([
  ['nothing is new', { fresh: null }],
  ['it is a later page', { newest: null }],
])('there is no button when %s', (_, part) => {
  show(part)
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})
