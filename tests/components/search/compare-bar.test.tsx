import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CompareBar from '~/components/search/compare/compare-bar'
import { CompareBox } from '~/components/search/compare/compare-box'
import { inRoute } from '../in-route'

const DAYS = { from: '2026-12-07', to: '2026-12-11' }

/** A page with these vehicles. */
function show(...ids: string[]) {
  cleanup()
  render(
    inRoute(
      <>
        {ids.map((id) => (
          <CompareBox key={id} vehicle={{ id, title: `Car ${id}` }} />
        ))}
        <CompareBar booking={DAYS} near="30303" vehicleIds={ids} />
      </>,
    ),
  )
}

const press = (id: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Compare Car ${id}` }))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const sent = (name: string) => [...new FormData(button(name).form ?? undefined)].map((pair) => pair.join('=')).join('&')

beforeEach(() => sessionStorage.clear())

test('its form has the checked vehicles with the days and the place of the search', () => {
  show('a', 'b', 'c')
  press('a')
  expect(screen.getByText('1 vehicle chosen. Choose at least one more.')).toBeTruthy()
  press('c')
  expect(sent('Compare (2)')).toBe('vehicle=a&vehicle=c&from=2026-12-07&to=2026-12-11&near=30303')
})

test('it shows while a vehicle is chosen, and the button of the map makes room for it', () => {
  const isShown = () => [screen.queryByRole('button', { name: /^Compare/ }) !== null, document.body.className]
  show('a')
  expect(isShown()).toEqual([false, ''])
  press('a')
  expect(isShown()).toEqual([true, 'has-compared'])
  press('a')
  expect(isShown()).toEqual([false, ''])
  press('a')
  cleanup()
  expect(document.body.className).toBe('')
})

test('the choice is kept on other pages, where it can be changed and cleared', () => {
  show('a', 'b')
  press('a')
  press('b')
  show('c')
  press('c')
  expect(sent('Compare (3)')).toContain('vehicle=c&from=2026-12-07&to=2026-12-11&near=30303&vehicle=a&vehicle=b')
  show('a', 'd')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Car a' }).checked).toBe(true)
  press('a')
  expect(button('Compare (2)')).toBeTruthy()
  fireEvent.click(button('Clear'))
  show('a', 'b')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
})
