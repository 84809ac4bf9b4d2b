import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editBaseOf, mergeEdit, NO_REVISION, toConflict } from '~/models/trade/edits'

/** Each field of a form goes by one of these, whoever else has saved meanwhile. */
const AT_TWO = { name: 'Traffic', act: '1', scene: '4' }
const seen = (sent: object) => mergeEdit({ sent, revision: 2, loaded: {} }, { fields: AT_TWO, revision: 2 })
const overtaken = (sent: object, loaded: object) =>
  mergeEdit({ sent, revision: 1, loaded }, { fields: AT_TWO, revision: 2 })

test.each([
  ['what was not on the form stays', { name: 'Taxis' }, { name: 'Taxis' }],
  ['what was emptied is empty', { name: 'Traffic', act: '' }, { act: '' }],
  ['the same words change nothing', AT_TWO, {}],
])('written from what stands now: %s', (_, sent, changes) => {
  expect(seen(sent)).toEqual({ changes, clashes: [] })
})

const LOADED = { name: 'Street', act: '1', scene: '4' }

test.each([
  ["somebody else's change of a field left alone stays", { ...LOADED, scene: '5' }, LOADED, { scene: '5' }, []],
  ['both changed it to something else', { ...LOADED, name: 'Taxis' }, LOADED, {}, ['name']],
  ['both changed it to the same', { ...LOADED, name: 'Traffic' }, LOADED, {}, []],
  ['a clash tells of no other change', { ...LOADED, name: '', act: '2' }, LOADED, { act: '2' }, ['name']],
  ['a form that says not what it showed clashes where it differs', { name: 'Taxis', act: '1' }, {}, {}, ['name']],
])('written from something older: %s', (_, sent, loaded, changes, clashes) => {
  expect(overtaken(sent, loaded)).toEqual({ changes, clashes })
})

test.each([
  ['what it carries is written, whatever stands there', { name: 'Taxis' }, {}, { name: 'Taxis' }, []],
  ['what it says it was loaded with is merged', { name: 'Taxis', act: '2' }, LOADED, { act: '2' }, ['name']],
])('written from nobody says what: %s', (_, sent, loaded, changes, clashes) => {
  const merged = mergeEdit({ sent, revision: null, loaded }, { fields: AT_TWO, revision: 2 })
  expect(merged).toEqual({ changes, clashes })
})

test('written from what nobody can read: it has seen not even the first', () => {
  const merged = mergeEdit(
    { sent: { name: 'Taxis' }, revision: NO_REVISION, loaded: {} },
    { fields: LOADED, revision: 1 },
  )
  expect(merged).toEqual({ changes: {}, clashes: ['name'] })
})

test('a group of ticks is one value', () => {
  const fields = { usage: ['hero', 'crash'] }
  const merge = (usage: string[]) => mergeEdit({ sent: { usage }, revision: 1, loaded: {} }, { fields, revision: 1 })
  expect(merge(['hero', 'crash']).changes).toEqual({})
  expect(merge([]).changes).toEqual({ usage: [] })
})

describe('any two who edit the same', () => {
  const text = fc.constantFrom<string>('', 'a', 'b', 'c')
  const form = fc.record({ name: text, act: text, scene: text })

  test('lose nothing of either, and whoever comes second is asked about what both changed to something else', () => {
    fc.assert(
      fc.property(form, form, form, (loaded, first, second) => {
        const { changes, clashes } = mergeEdit({ sent: second, revision: 1, loaded }, { fields: first, revision: 2 })
        for (const name of ['name', 'act', 'scene'] as const) {
          const [was, theirs, mine] = [loaded[name], first[name], second[name]]
          const isAsked = mine !== theirs && mine !== was && theirs !== was
          expect(clashes.includes(name)).toBe(isAsked)
          if (!isAsked) expect({ ...first, ...changes }[name]).toBe(mine === was ? theirs : mine)
        }
      }),
    )
  })

  test('have what was typed and what stands in the form after a clash, and saving that clashes with nothing', () => {
    fc.assert(
      fc.property(form, form, form, (loaded, first, second) => {
        const current = { fields: first, revision: 2 }
        const merged = mergeEdit({ sent: second, revision: 1, loaded }, current)
        const { shown, problems } = toConflict(merged, current)
        const inForm = (name: keyof typeof first) => String(shown[name] ?? second[name])
        const sent = { name: inForm('name'), act: inForm('act'), scene: inForm('scene') }
        expect(Object.keys(problems)).toEqual(merged.clashes)
        expect(shown.revision).toBe('2')
        const again = mergeEdit({ sent, revision: 2, loaded: {} }, current)
        const ofClashes = Object.fromEntries(merged.clashes.map((name) => [name, second[name]]))
        expect(again).toEqual({ changes: { ...merged.changes, ...ofClashes }, clashes: [] })
      }),
    )
  })
})

test('beside a clash stands what is there now, even nothing', () => {
  const current = { fields: { name: 'Taxis', act: '' }, revision: 3 }
  const edit = { sent: { name: 'Cabs', act: '1' }, revision: 1, loaded: {} }
  expect(toConflict(mergeEdit(edit, current), current)).toEqual({
    shown: editBaseOf(current),
    problems: { name: ['It now says “Taxis”.'], act: ['It is now empty.'] },
  })
})
