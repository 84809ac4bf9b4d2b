import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormSwitch } from '~/components/lists/external/form-switch'
import { inRoute } from '../in-route'

test('the other form is posted to, keeping the view, and Enter submits the form itself', () => {
  const title = <FormSwitch current="whole" otherTo="/quick?layout=table" isNew title="Tow rig" />
  render(inRoute(<form method="post">{title}</form>))
  const [first, other] = document.querySelectorAll<HTMLButtonElement>('button[type=submit]')
  expect([first?.hasAttribute('formaction'), first?.name]).toEqual([false, ''])
  expect([other?.textContent, other?.getAttribute('formaction')]).toEqual(['Quick add', '/quick?layout=table'])
  expect(other?.hasAttribute('formmethod')).toBe(false)
  expect(document.querySelector('input[name=title]')?.getAttribute('value')).toBe('Tow rig')
})
