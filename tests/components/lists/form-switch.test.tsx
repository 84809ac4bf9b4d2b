import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  fireEvent.click(screen.getByRole('button', { name: 'Full record' }))
  const typed = { title: '2019 Ford F-150', usages: ['towing', 'stunts'] }
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(typed)
})

test('without script the other form gets it by its address, and Enter submits the form itself', () => {
  const query = new URLSearchParams({ title: 'Tow rig', purchasePrice: '500.00', loaded: '{"purchasePrice":"500.00"}' })
  render(inRoute(<Form />, `/quick?${query}`))
  expect(screen.getByRole('status').textContent).toBe('{"title":"Tow rig"}')
  const [first, other] = document.querySelectorAll<HTMLButtonElement>('button[type=submit]')
  expect([first?.hasAttribute('formaction'), other?.getAttribute('formaction')]).toEqual([false, '/whole'])
  cleanup()
  render(inRoute(<Form />, '/quick?title=Tow&loaded={'))
  expect(screen.getByRole('status').textContent).toBe('{"title":"Tow"}')
  cleanup()
  render(inRoute(<FormSwitch current="whole" otherTo="/quick" isNew />, '/whole?title=Tow'))
  expect(document.querySelector('input[name=title]')?.getAttribute('value')).toBe('Tow')
})
