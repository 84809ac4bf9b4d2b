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

test('optional fields are shown if they are invalid, and stay open while a problem is corrected', () => {
  const { rerender } = render(fold(''))
  expect(isOpen()).toBe(false)
  rerender(fold('', 'Too short'))
  expect(isOpen()).toBe(true)
  rerender(fold(''))
  expect(isOpen()).toBe(true)
})

test('they are open from the start without script if they are invalid', () => {
  render(fold('', 'Too short'))
  expect(isOpen()).toBe(true)
})

test('closed, they show what is filled in', () => {
  render(fold('1FA'))
  expect(isOpen()).toBe(false)
  expect(screen.getByText('1FA')).toBeTruthy()
})
