import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import TakeDays from '~/components/deals/take-days'

const form = (days: string, isOffered: boolean) => (
  <dialog open>
    <input key={days} name="to" defaultValue={days} />
    {isOffered && (
      <TakeDays name="days" value={7}>
        Take 7 days
      </TakeDays>
    )}
  </dialog>
)

test('the focus moves to the last day of the new form once other days are taken, but not when the form closes', () => {
  const { rerender } = render(form('Dec 11', true))
  rerender(form('Dec 12', false))
  expect(document.activeElement).toBe(document.body)
  rerender(form('Dec 11', true))
  fireEvent.click(screen.getByRole('button', { name: 'Take 7 days' }))
  rerender(form('Dec 13', false))
  expect(document.activeElement).toMatchObject({ name: 'to', value: 'Dec 13' })
})
