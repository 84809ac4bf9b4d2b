import { describe, expect, test } from 'vitest'
import { aCast, aList, aProject, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at, redirectOf, withStatus } from '#tests/world/visits/responses'
import { editBaseOf } from '~/models/trade/edits'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import * as editList from '~/routes/lists/edit-list'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

const { dana, mel, vic } = await aCast()

const crew = () => aProject({ Owner: dana, Member: mel, User: vic })

describe('the edit dialog', () => {
  const path = (projectId: string, listId: string) => `/projects/${projectId}/list/${listId}/edit?after=x`
  const edit = async (projectId: string, listId: string, fields: Record<string, string>, as: Account) =>
    editList.action(at(await post(path(projectId, listId), fields, as), { projectId, listId }))
  const show = async (projectId: string, listId: string, as: Account) =>
    editList.loader(at(await get(path(projectId, listId), as), { projectId, listId }))

  test('shows the list and saves changes', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana, { episode: '4' })
    expect(await show(projectId, listId, mel)).toMatchObject({
      list: { name: 'Street traffic, 1976', episode: '4', revision: '1' },
    })
    expect(await redirectOf(edit(projectId, listId, { name: 'Traffic' }, mel))).toEqual({
      to: `/projects/${projectId}/list?after=x#list-${listId}`,
      says: 'List Updated Successfully',
    })
    expect((await show(projectId, listId, mel)).list).toMatchObject({ name: 'Traffic', episode: '4' })
  })

  test('explains an empty name and a form without fields', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const emptied = await edit(projectId, listId, { name: '', revision: '1' }, dana)
    expect(emptied).toMatchObject(withStatus(400, { error: { name: ['Name is required'] } }))
    const without = await edit(projectId, listId, { revision: '1' }, dana)
    expect(without).toMatchObject(withStatus(400, { error: { '': [PAGE_OUTDATED] } }))
  })

  test('shows a conflict with the current values, which the next save resolves', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    const opened = (await show(projectId, listId, mel)).list
    const { revision: _, loaded: __, ...fields } = opened
    await edit(projectId, listId, { ...opened, name: 'Taxis', act: '1' }, dana)
    const response = await edit(projectId, listId, { ...opened, name: 'Cabs', scene: '9' }, mel)
    const current = { fields: { ...fields, name: 'Taxis', act: '1' }, revision: 2 }
    expect(response).toMatchObject(
      withStatus(409, {
        error: {
          revision: ['Dana Whitlock has changed this list since you opened it.'],
          name: ['It now says “Taxis”.'],
        },
        initialValue: { name: 'Cabs', scene: '9', act: '1', ...editBaseOf(current) },
      }),
    )
    const again = { ...current.fields, ...editBaseOf(current), name: 'Cabs', scene: '9' }
    expect(await redirectOf(edit(projectId, listId, again, mel))).toMatchObject({ says: 'List Updated Successfully' })
    expect((await show(projectId, listId, dana)).list).toMatchObject({ name: 'Cabs', scene: '9', act: '1' })
  })

  test('saves a single field without a revision', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana, { episode: '4' })
    for (const name of ['Taxis', 'Cabs']) {
      const answer = await redirectOf(edit(projectId, listId, { name }, mel))
      expect(answer).toMatchObject({ says: 'List Updated Successfully' })
      expect((await show(projectId, listId, dana)).list).toMatchObject({ name, episode: '4' })
    }
  })

  test('treats an unreadable revision as outdated', async () => {
    const projectId = await crew()
    const listId = await aList(projectId, dana)
    for (const [revision, loaded] of [
      ['', ''],
      ['0', '{'],
      ['x', '[]'],
      ['1.5', '{"name":7}'],
      ['99999999999', '{"__proto__":{"name":"Taxis"}}'],
    ] as const) {
      const response = await edit(projectId, listId, { name: 'Cabs', revision, loaded }, mel)
      expect([revision, loaded, response]).toMatchObject([revision, loaded, { init: { status: 409 } }])
    }
  })
})
