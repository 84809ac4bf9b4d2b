import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuickExternalDialog } from '~/components/lists/external/quick-external-dialog'
import { inRoute } from '../in-route'

type Props = Parameters<typeof QuickExternalDialog>[0]

const CLOSED = 'This project is completed.'

/** The form after a press that came from the full form, or after a refusal. */
function show(lastResult: Props['lastResult']) {
  const props: Props = {
    title: 'Add Vehicle',
    subtitle: 'Street traffic',
    closed: CLOSED,
    within: { from: '2026-12-07', to: '2027-12-07' },
    closeTo: '/list',
    wholeTo: '/whole',
    lastResult,
  }
  render(inRoute(<QuickExternalDialog {...props} />))
  return [...document.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`)
}

const TYPED = { title: 'Tow rig', make: 'Mack', usages: ['Drive', 'Tow'] }

test.each<[string, Props['lastResult']]>([
  ['from the full form', { initialValue: TYPED }],
  ['after a refusal', { status: 'error', initialValue: TYPED, error: { title: ['Too long.'] } }],
])('what was typed in the full form is sent on %s', (_, lastResult) => {
  const sent = ['title=Tow rig', 'make=Mack', 'usages=Drive', 'usages=Tow']
  expect(show(lastResult)).toEqual(expect.arrayContaining(sent))
})

test('a form that comes from the other one says why the vehicle cannot be saved', () => {
  show({ initialValue: TYPED })
  expect(screen.getByText(CLOSED)).toBeTruthy()
})
