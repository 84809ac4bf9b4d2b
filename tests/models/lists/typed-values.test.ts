import { expect, test } from 'vitest'
import { typedBefore, typedInOther } from '~/models/lists/external/typed-values'

function sent(fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return typedInOther(form).initialValue
}

test('the other form of an external vehicle gets what was typed, and nothing that was only loaded', () => {
  const typed = sent([
    ['title', '2019 Ford F-150'],
    ['purchasePrice', '500.00'],
    ['usages', ''],
    ['usages', 'towing'],
    ['loaded', '{"title":"","purchasePrice":"500.00"}'],
    ['revision', '7'],
    ['switch', 'yes'],
  ])
  expect(typed).toEqual({ title: '2019 Ford F-150', usages: ['', 'towing'] })
})

test('hand-made requests are read as far as they are texts', () => {
  expect(
    sent([
      ['title', 'Tow'],
      ['loaded', '{'],
    ]),
  ).toEqual({ title: 'Tow' })
  expect(typedBefore({ initialValue: { title: ['Tow', { rig: '1' }], usages: ['towing', 'stunts'] } })).toEqual({
    title: 'Tow',
    usages: ['towing', 'stunts'],
  })
  expect(typedBefore(undefined)).toEqual({})
})
