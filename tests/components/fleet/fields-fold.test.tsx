import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldsFold } from '~/components/fleet/listing/fields-fold'
import { plainField } from '~/components/ui/form/field-state'

const fold = (vin: string, error?: string) => {
  const field = plainField({ values: { vin }, errors: { vin: error } }, ['vin'])
  return (
    <FieldsFold title="Identification" fields={[field('vin')]}>
      <input aria-label="VIN" />
    </FieldsFold>
  )
}
const isOpen = () => screen.getByRole('group').hasAttribute('open')

test('optional fields are shown if they are filled or invalid, and stay open while a problem is corrected', () => {
  const { rerender } = render(fold(''))
  expect(isOpen()).toBe(false)
  rerender(fold('', 'Too short'))
  expect(isOpen()).toBe(true)
  rerender(fold(''))
  expect(isOpen()).toBe(true)
})

test.each([fold('1FA'), fold('', 'Too short')])('they are open from the start without script', (form) => {
  render(form)
  expect(isOpen()).toBe(true)
})
