import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { VehicleGrid } from '~/components/search/vehicle-grid'
import { inRoute } from '../in-route'

const CARD = {
  ...{ id: '00000000-0000-4000-8000-000000000001', title: '1957 Chevrolet Bel Air', town: 'Decatur, GA' },
  ...{ price: '$450', distance: null, forDays: null, favorite: { isSet: false }, place: null },
}

test('the other photos of a card are swiped to, load at a touch, and add no stop for the keyboard', () => {
  const draw = (isGone: boolean, photoIds: string[]) =>
    render(
      inRoute(
        <VehicleGrid
          cards={[{ ...CARD, isGone, photoIds }]}
          angle={null}
          last={null}
          mayAdd={false}
          backTo="/home"
          compared={{ booking: null, near: '' }}
          Add={AddToProject}
        />,
      ),
    ).container
  const container = draw(false, ['a', 'b', 'c'])
  const strip = container.querySelector('.swipe-strip') ?? container
  const photos = () => [...strip.querySelectorAll('img')].map((photo) => photo.getAttribute('loading'))
  expect(photos()).toEqual([null])
  fireEvent.touchStart(strip)
  expect(photos()).toEqual([null, 'lazy', 'lazy'])
  expect([...container.querySelectorAll('.swipe-count')].map(({ textContent }) => textContent)).toEqual([
    ...['1 of 3', '2 of 3', '3 of 3'],
  ])
  const stops = [...container.querySelectorAll<HTMLElement>('.swipe-strip, .swipe-strip a')]
  expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1])
  expect(new Set(stops.slice(1).map((link) => link.getAttribute('href'))).size).toBe(1)
  expect(draw(false, ['a']).querySelector('.swipe-strip')).toBeNull()
  expect(draw(true, ['a', 'b']).querySelector('.swipe-strip a')).toBeNull()
})
