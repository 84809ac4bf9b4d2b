import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormSwitch, useTyped } from '~/components/lists/external/form-switch'
import { inRoute } from '../in-route'

function Form() {
  return (
    <form>
      <input name="title" aria-label="Title" />
      <input name="purchasePrice" defaultValue="500.00" />
      <input type="hidden" name="loaded" defaultValue='{"title":"","purchasePrice":"500.00"}' />
      <input type="checkbox" name="usages" value="towing" defaultChecked />
      <input type="checkbox" name="usages" value="stunts" defaultChecked />
      <FormSwitch current="quick" otherTo="/whole" isNew />
      <output>{JSON.stringify(useTyped())}</output>
    </form>
  )
}

test('the other form of an external vehicle gets what was typed, and nothing that was only loaded', () => {
  render(inRoute(<Form />))
  expect(screen.getByRole('status').textContent).toBe('{}')
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: '2019 Ford F-150' } })
  fireEvent.click(screen.getByRole('link', { name: 'Full record' }))
  const typed = { title: '2019 Ford F-150', usages: ['towing', 'stunts'] }
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(typed)
})
