import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editBaseOf, mergeEdit, NO_REVISION, toConflict } from '~/models/trade/edits'

/** The saved fields of revision 2. */
const AT_TWO = { name: 'Traffic', act: '1', scene: '4' }
const mergeCurrent = (sent: object) => mergeEdit({ sent, revision: 2, loaded: {} }, { fields: AT_TWO, revision: 2 })
const mergeOutdated = (sent: object, loaded: object) =>
  mergeEdit({ sent, revision: 1, loaded }, { fields: AT_TWO, revision: 2 })

test.each([
  ['keeps a field that was not on the form', { name: 'Taxis' }, { name: 'Taxis' }],
  ['clears an emptied field', { name: 'Traffic', act: '' }, { act: '' }],
  ['changes nothing for the same values', AT_TWO, {}],
])('an edit of the current revision: %s', (_, sent, changes) => {
  expect(mergeCurrent(sent)).toEqual({ changes, clashes: [] })
})

const LOADED = { name: 'Street', act: '1', scene: '4' }

test.each([
  ['keeps a concurrent change of an untouched field', { ...LOADED, scene: '5' }, LOADED, { scene: '5' }, []],
  ['conflicts when both changed the field differently', { ...LOADED, name: 'Taxis' }, LOADED, {}, ['name']],
  ['accepts the same change by both', { ...LOADED, name: 'Traffic' }, LOADED, {}, []],
  ['conflicts only for the field that both changed', { ...LOADED, name: '', act: '2' }, LOADED, { act: '2' }, ['name']],
  ['conflicts for every difference without the loaded values', { name: 'Taxis', act: '1' }, {}, {}, ['name']],
])('an edit of an outdated revision: %s', (_, sent, loaded, changes, clashes) => {
  expect(mergeOutdated(sent, loaded)).toEqual({ changes, clashes })
})

test.each([
  ['saves the sent fields', { name: 'Taxis' }, {}, { name: 'Taxis' }, []],
  ['merges with the loaded values that were sent', { name: 'Taxis', act: '2' }, LOADED, { act: '2' }, ['name']],
])('an edit without a revision: %s', (_, sent, loaded, changes, clashes) => {
  const merged = mergeEdit({ sent, revision: null, loaded }, { fields: AT_TWO, revision: 2 })
  expect(merged).toEqual({ changes, clashes })
})

test('an edit with an unreadable revision conflicts with every difference', () => {
  const merged = mergeEdit(
    { sent: { name: 'Taxis' }, revision: NO_REVISION, loaded: {} },
    { fields: LOADED, revision: 1 },
  )
  expect(merged).toEqual({ changes: {}, clashes: ['name'] })
})

test('a group of checkboxes is one value', () => {
  const fields = { usage: ['hero', 'crash'] }
  const merge = (usage: string[]) => mergeEdit({ sent: { usage }, revision: 1, loaded: {} }, { fields, revision: 1 })
  expect(merge(['hero', 'crash']).changes).toEqual({})
  expect(merge([]).changes).toEqual({ usage: [] })
})

describe('two concurrent edits', () => {
  const text = fc.constantFrom<string>('', 'a', 'b', 'c')
  const form = fc.record({ name: text, act: text, scene: text })

  test('keep both changes and conflict for fields that both changed differently', () => {
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

  test('keep the typed values after a conflict, and saving them again has no conflict', () => {
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

test('a conflict shows the current value, even if it is empty', () => {
  const current = { fields: { name: 'Taxis', act: '' }, revision: 3 }
  const edit = { sent: { name: 'Cabs', act: '1' }, revision: 1, loaded: {} }
  expect(toConflict(mergeEdit(edit, current), current)).toEqual({
    shown: editBaseOf(current),
    problems: { name: ['It now says “Taxis”.'], act: ['It is now empty.'] },
  })
})
