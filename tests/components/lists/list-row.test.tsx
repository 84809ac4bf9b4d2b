import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListRow } from '~/components/lists/table/list-row'
import type { ListedVehicle } from '~/models/lists/shown-list'
import { inRoute } from '../in-route'
import { aBooking, aCard, aDeal, PHOTOS_TASK } from './cards'

const ROW = { projectId: 'p1', columns: 8, view: '', mayEdit: false, form: null, isChecked: false }
const NAME = '1977 Chevrolet Caprice'

/** The links of a row's last cell, and those of its menu among them. */
function stepsOf(part: Partial<ListedVehicle>) {
  render(
    inRoute(
      <table>
        <tbody>
          <ListRow {...ROW} card={aCard({ mayRemove: false, ...part })} />
        </tbody>
      </table>,
    ),
  )
  const cell = screen.getAllByRole('cell').at(-1)
  const textsOf = (where: string) => [...(cell?.querySelectorAll(where) ?? [])].map(({ textContent }) => textContent)
  const found = { row: textsOf('.row-steps a'), menu: textsOf('.row-more a') }
  cleanup()
  return found
}

const DEAL = {
  ...aDeal('booked'),
  inquiry: null,
  actions: [{ kind: 'viewOrder' as const, reason: null }],
  orderId: 1006,
}
const DETAILS = `Pickup details of ${NAME}`
const SHEET = `Run sheet of ${NAME}`

test.each([
  ['a leader', DEAL, null, [`View order ${NAME}`], [DETAILS, SHEET]],
  [
    'a leader with a task',
    DEAL,
    PHOTOS_TASK,
    [`Take photos: Photos missing, ${NAME}`],
    [`View order ${NAME}`, DETAILS, SHEET],
  ],
  ['a viewer', null, null, [DETAILS], [SHEET]],
  ['a viewer with a task', null, PHOTOS_TASK, [`Take photos: Photos missing, ${NAME}`], [DETAILS, SHEET]],
])('the row of a booked vehicle for %s', (_, deal, task, row, menu) => {
  expect(stepsOf({ deal, order: aBooking({ task }) })).toEqual({ row, menu })
})
