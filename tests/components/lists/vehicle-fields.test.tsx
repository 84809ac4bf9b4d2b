import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ExternalField, VehicleFields } from '~/components/lists/external/vehicle-fields'
import { plainField } from '~/components/ui/form/field-state'

type Name = Parameters<ExternalField>[0]

const fields = (errors: Record<string, string>) => <VehicleFields field={plainField<Name>({ errors }, [])} />
const modifications = () => screen.getByRole('group', { name: 'Modifications' }).closest('details')

test.each<[Name, string]>([
  ['cosmetic_changes', 'Choose from the list.'],
  ['roll_cages', 'Please use at most 200 characters.'],
  ['modification_cost', 'Enter an amount.'],
])('a refused value of %s opens the folded modifications', (name, problem) => {
  const { rerender } = render(fields({ make: 'Enter the make.' }))
  expect(screen.getByText('Modifications', { selector: 'summary' }).closest('details')).toHaveProperty('open', false)
  rerender(fields({ [name]: problem }))
  expect(modifications()).toHaveProperty('open', true)
})
