import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { optionalLine, requiredLine, severalOf } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { readEdit } from '~/server/http/read-edit.server'
import { visibleProblems } from '~/server/http/route.server'

const USAGES = [
  { value: 'hero', label: 'Hero' },
  { value: 'static', label: 'Static' },
] as const
const Form = z.object({
  name: requiredLine('Name is required'),
  place: optionalLine(),
  usage: severalOf(USAGES, 'Usage is required'),
})

async function read(fields: [string, string][]) {
  const form = await readEdit(
    new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) }),
    Form,
  )
  return form.status === 'success' ? form.value : form.reply().error
}

describe('an edit form', () => {
  test.each<[string, [string, string][], object]>([
    ['one field', [['name', ' Taxis ']], { name: 'Taxis' }],
    ['an emptied field', [['place', '']], { place: '' }],
    [
      'one checkbox',
      [
        ['usage', ''],
        ['usage', 'hero'],
      ],
      { usage: ['hero'] },
    ],
    ['a field without its checkboxes', [['name', 'Taxis']], { name: 'Taxis' }],
  ])('returns only the sent fields: %s', async (_, fields, sent) => {
    expect(await read(fields)).toEqual({ sent, revision: null, loaded: {} })
  })

  test.each<[string, [string, string][], object]>([
    ['a required field', [['name', '']], { name: ['Name is required'] }],
    ['a group without a checked box', [['usage', '']], { usage: ['Usage is required'] }],
    ['none of its fields', [['other', 'x']], { '': [PAGE_OUTDATED] }],
  ])('reports %s', async (_, fields, problems) => {
    expect(await read(fields)).toEqual(problems)
  })

  test('returns the revision and the loaded values', async () => {
    const loaded = JSON.stringify({ name: 'Traffic', place: '', more: 1 })
    expect(
      await read([
        ['name', 'Taxis'],
        ['revision', '7'],
        ['loaded', loaded],
      ]),
    ).toEqual({ sent: { name: 'Taxis' }, revision: 7, loaded: { name: 'Traffic', place: '' } })
  })
})

test.each([
  ['at its field', { rate: ['Rate is required'] }, { rate: ['Rate is required'] }, []],
  ['for the form', { '': ['Too late.'] }, {}, ['Too late.']],
  ['for the form when its field is hidden', { attempt: [PAGE_OUTDATED] }, {}, [PAGE_OUTDATED]],
  [
    'at visible fields and for the form for hidden ones',
    { rate: ['Rate is required'], attempt: [PAGE_OUTDATED], 'usage[1]': [PAGE_OUTDATED] },
    { rate: ['Rate is required'] },
    [PAGE_OUTDATED],
  ],
  ['for the form when no error has a message', { rate: null, usage: [] }, {}, [PAGE_OUTDATED]],
])('a problem is shown %s', (_, errors, fieldErrors, formErrors) => {
  expect(visibleProblems(errors)).toEqual({ fieldErrors, formErrors })
})
