import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCast, aList, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import type { ListFields } from '~/models/lists/list-heading'
import { activity, db, lists } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { editList } from '~/services/lists/write-list.server'

await useDatabase()

const { dana, mel, vic } = await aCast()

const MADE = { name: 'Traffic', season: '2', episode: '4', act: '', scene: '', shotDescription: '', location: 'Newnan' }
const DONE = { ok: true }

const crew = (part = {}) => aProject({ Owner: dana, Member: mel, User: vic }, part)

/** A new list that several members have open in a form. */
async function anOpenList() {
  const projectId = await crew()
  const listId = await aList(projectId, dana, MADE)
  return {
    projectId,
    listId,
    /** Saves the form as it was first loaded, with these fields changed. */
    save: (asker: Account, typed: Partial<ListFields>) =>
      editList(asker, { projectId, listId, edit: { sent: { ...MADE, ...typed }, revision: 1, loaded: MADE } }),
    stands: async () => {
      const [list] = await db().select().from(lists).where(eq(lists.id, listId))
      return list
    },
    edits: () => db().$count(activity, eq(activity.projectId, projectId)),
  }
}

describe('editing a list', () => {
  test('writes changed fields and raises the revision', async () => {
    const { save, stands } = await anOpenList()
    expect(await save(mel, { name: 'Taxis', episode: '' })).toEqual(DONE)
    expect(await stands()).toMatchObject({ ...MADE, name: 'Taxis', episode: '', revision: 2 })
  })

  test('changes only fields that were on the form', async () => {
    const { projectId, listId, stands } = await anOpenList()
    await editList(dana, { projectId, listId, edit: { sent: { name: 'Taxis' }, revision: 1, loaded: {} } })
    expect(await stands()).toMatchObject({ ...MADE, name: 'Taxis' })
  })

  test('without a change writes and records nothing', async () => {
    const { save, stands, edits } = await anOpenList()
    expect(await save(mel, {})).toEqual(DONE)
    expect(await stands()).toMatchObject({ ...MADE, revision: 1 })
    expect(await edits()).toBe(0)
  })

  test.each([
    ['first', 'second', () => [dana, mel] as const],
    ['second', 'first', () => [mel, dana] as const],
  ])('by the %s member and then by the %s keeps the changes of both', async (_, __, people) => {
    const [first, second] = people()
    const { save, stands } = await anOpenList()
    await save(first, { name: 'Taxis' })
    expect(await save(second, { location: 'Atlanta', act: '1' })).toEqual(DONE)
    expect(await stands()).toMatchObject({ ...MADE, name: 'Taxis', location: 'Atlanta', act: '1', revision: 3 })
  })

  test('with a field that somebody else changed shows the current values and writes nothing', async () => {
    const { save, stands } = await anOpenList()
    await save(dana, { name: 'Taxis', season: '', episode: '5' })
    const outcome = await save(mel, { name: 'Cabs', season: '3', act: '1' })
    expect(outcome).toMatchObject({
      why: 'stale',
      code: 'list-changed',
      message: 'Dana Whitlock has changed this list since you opened it.',
      field: 'revision',
      conflict: {
        shown: { revision: '2', episode: '5', location: 'Newnan' },
        problems: { name: ['It now says “Taxis”.'], season: ['It is now empty.'] },
      },
    })
    expect(await stands()).toMatchObject({ ...MADE, name: 'Taxis', season: '', episode: '5', revision: 2 })
  })

  test('with a field one changed elsewhere says it was one’s own change', async () => {
    const { save } = await anOpenList()
    await save(dana, { name: 'Taxis' })
    const message = 'You have changed this list somewhere else since you opened this form.'
    expect(await save(dana, { name: 'Cabs' })).toMatchObject({ ok: false, message })
  })

  test('with the same form again succeeds, despite changes to other fields in between', async () => {
    const { save, stands, edits } = await anOpenList()
    await save(dana, { name: 'Taxis' })
    await save(mel, { location: 'Atlanta' })
    expect(await save(dana, { name: 'Taxis' })).toEqual(DONE)
    expect(await stands()).toMatchObject({ name: 'Taxis', location: 'Atlanta', revision: 3 })
    expect(await edits()).toBe(2)
  })

  test('by four at once in one field saves one and reports a conflict to three', async () => {
    const { save, stands } = await anOpenList()
    const names = ['Taxis', 'Cabs', 'Buses', 'Vans']
    const outcomes = await Promise.all(names.map((name, turn) => save(turn % 2 ? dana : mel, { name })))
    const winner = names.filter((_, turn) => outcomes[turn]?.ok)
    expect(winner).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'list-changed')).toHaveLength(3)
    expect(await stands()).toMatchObject({ ...MADE, name: winner[0], revision: 2 })
  })

  test('by four at once in different fields keeps all changes', async () => {
    const { save, stands } = await anOpenList()
    const fields = [{ name: 'Taxis' }, { season: '3' }, { act: '1' }, { location: 'Atlanta' }]
    expect(await Promise.all(fields.map((typed) => save(dana, typed)))).toEqual([DONE, DONE, DONE, DONE])
    expect(await stands()).toMatchObject({ ...MADE, ...Object.assign({}, ...fields), revision: 5 })
  })
})
