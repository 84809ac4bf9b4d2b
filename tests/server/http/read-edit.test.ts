import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { optionalLine, requiredLine, severalOf } from '~/models/trade/fields/form-fields'
import { readEdit } from '~/server/http/form/read-edit.server'

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
