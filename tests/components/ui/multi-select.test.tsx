import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { MultiSelect, SelectBox } from '~/components/ui/multi-select'

const ACTIONS = [
  { label: 'Archive', to: '/things/archive' },
  { label: 'Delete', to: '/things/deletion', look: 'refuse' as const },
]
const page = (names: string[], isChecked = false) =>
  inRoute(
    <MultiSelect id="things" actions={ACTIONS} allTo="/things?checked=all" returnTo="/things?after=7">
      {names.map((name) => (
        <SelectBox key={name} form="things" value={name} label={name} isChecked={isChecked} />
      ))}
    </MultiSelect>,
    '/things',
  )

test('sends the checked ids to the page of each action', () => {
  const { container } = render(page(['a', 'b'], true))
  const form = container.querySelector('form')
  expect([form?.id, form?.method]).toEqual(['things', 'get'])
  const targets = [...container.querySelectorAll('button[type=submit]')].map((button) =>
    button.getAttribute('formaction'),
  )
  expect(targets).toEqual(['/things/archive', '/things/deletion'])
  expect(form && [...new FormData(form)]).toEqual([
    ['selected', 'a'],
    ['selected', 'b'],
    ['return', '/things?after=7'],
  ])
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/things?checked=all')
})

test('with script, counts, selects all on the page and clears', () => {
  const { rerender } = render(page(['a', 'b', 'c']))
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`Select ${name}`)
  fireEvent.click(box('b'))
  expect(screen.getByText('1 selected')).toBeTruthy()
  const all = screen.getByLabelText<HTMLInputElement>('Select all on this page')
  fireEvent.click(all)
  expect([screen.getByText('3 selected'), all.checked, box('a').checked]).toEqual([expect.anything(), true, true])
  rerender(page(['a', 'b', 'c', 'd']))
  expect([screen.getByText('3 selected'), all.checked]).toEqual([expect.anything(), false])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect([screen.getByText('0 selected'), box('c').checked]).toEqual([expect.anything(), false])
})
