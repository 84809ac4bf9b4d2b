import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { optionalLine, requiredLine, severalOf } from '~/models/trade/fields/form-fields'
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

describe('a form that edits what stands', () => {
  test.each<[string, [string, string][], object]>([
    ['a line alone', [['name', ' Taxis ']], { name: 'Taxis' }],
    ['an emptied line', [['place', '']], { place: '' }],
    [
      'one tick',
      [
        ['usage', ''],
        ['usage', 'hero'],
      ],
      { usage: ['hero'] },
    ],
    ['a line without its ticks', [['name', 'Taxis']], { name: 'Taxis' }],
  ])('hands on what was on it: %s', async (_, fields, sent) => {
    expect(await read(fields)).toEqual({ sent, revision: null, loaded: {} })
  })

  test.each<[string, [string, string][], object]>([
    ['a line that must be filled in', [['name', '']], { name: ['Name is required'] }],
    ['a group without a tick', [['usage', '']], { usage: ['Usage is required'] }],
    ['none of its fields', [['other', 'x']], { '': [PAGE_OUTDATED] }],
  ])('explains %s', async (_, fields, problems) => {
    expect(await read(fields)).toEqual(problems)
  })

  test('says from what it was written', async () => {
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
  ['beside its field', { rate: ['Rate is required'] }, { rate: ['Rate is required'] }, []],
  ['of the form', { '': ['Too late.'] }, {}, ['Too late.']],
  ['of the form, where its field is filled in by the page', { attempt: [PAGE_OUTDATED] }, {}, [PAGE_OUTDATED]],
  [
    'beside what somebody sees and of the form for what nobody does',
    { rate: ['Rate is required'], attempt: [PAGE_OUTDATED], 'usage[1]': [PAGE_OUTDATED] },
    { rate: ['Rate is required'] },
    [PAGE_OUTDATED],
  ],
  ['at all, whatever was wrong', { rate: null, usage: [] }, {}, [PAGE_OUTDATED]],
])('a problem is said %s', (_where, errors, fieldErrors, formErrors) => {
  expect(visibleProblems(errors)).toEqual({ fieldErrors, formErrors })
})
