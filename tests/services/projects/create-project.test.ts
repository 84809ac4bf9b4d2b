import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aMember, anAdmin, anOwner, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { messagesTo } from '#tests/world/messages/outbox'
import { activity, db, lists, listVehicles, projectMembers, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { createProject } from '~/services/projects/create-project.server'
import { nextAttempt } from '~/services/projects/project.server'

useDatabase()

let dana: Account
beforeEach(async () => {
  dana = await anAdmin()
})

const PROJECT = {
  title: 'Chrome Summer',
  productionCompany: 'Red Clay Pictures',
  description: 'Two sisters,\none car.',
  location: '',
  startsOn: '2026-12-07',
  endsOn: '',
}
const LIST = {
  name: 'Hero cars',
  season: '1',
  episode: '',
  act: '',
  scene: '',
  shotDescription: '',
  location: 'Burbank',
}
const FORM = { project: PROJECT, list: LIST, invitations: [], attempt: 1 }

const projectsOf = ({ id }: Account) => db().select().from(projects).where(eq(projects.createdBy, id))
const listsIn = (projectId: string) => db().select().from(lists).where(eq(lists.projectId, projectId))

describe('creating a project', () => {
  test('writes its first list, its Owner and its history', async () => {
    const { projectId, listId } = unwrap(await createProject(dana, FORM))
    const [project] = await projectsOf(dana)
    expect(project).toMatchObject({
      ...PROJECT,
      id: projectId,
      endsOn: null,
      status: 'active',
      attempt: 1,
      revision: 1,
    })
    expect(await listsIn(projectId)).toEqual([expect.objectContaining({ ...LIST, id: listId, createdBy: dana.id })])
    const members = await db().select().from(projectMembers).where(eq(projectMembers.projectId, projectId))
    expect(members).toEqual([expect.objectContaining({ accountId: dana.id, role: 'Owner' })])
    const history = await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(activity.id)
    expect(history.map(({ kind }) => kind)).toEqual(['project-created', 'list-created'])
  })

  test('adds the waiting vehicle to its list, and creates nothing when that is gone', async () => {
    const omar = await anOwner()
    const [vehicleId, gone] = [await aVehicle(omar), await aVehicle(omar, { listingStatus: 'deleted' })]
    expect(await createProject(dana, { ...FORM, vehicleId: gone })).toMatchObject({ ok: false, code: 'listing-gone' })
    expect(await projectsOf(dana)).toEqual([])
    const { listId } = unwrap(await createProject(dana, { ...FORM, vehicleId }))
    expect(
      await db().$count(listVehicles, and(eq(listVehicles.listId, listId), eq(listVehicles.vehicleId, vehicleId))),
    ).toBe(1)
  })

  test('makes invitees members and mails each once, and creates nothing when one cannot join', async () => {
    const [mel, omar] = [await aMember(), await anOwner()]
    const melToo = { row: 0, email: mel.email, role: 'Manager' } as const
    const refused = await createProject(dana, {
      ...FORM,
      invitations: [melToo, { ...melToo, row: 1, email: omar.email }],
    })
    expect(refused).toMatchObject({ ok: false, code: 'cannot-join', field: 'invitations[1].email' })
    expect(await projectsOf(dana)).toEqual([])

    const form = { ...FORM, invitations: [melToo] }
    const [{ projectId }, again] = [unwrap(await createProject(dana, form)), unwrap(await createProject(dana, form))]
    expect(again.projectId).toBe(projectId)
    const crew = await db().select().from(projectMembers).where(eq(projectMembers.projectId, projectId))
    expect(new Map(crew.map(({ accountId, role }) => [accountId, role]))).toEqual(
      new Map([
        [dana.id, 'Owner'],
        [mel.id, 'Manager'],
      ]),
    )
    expect(crew).toHaveLength(2)
    expect(await messagesTo(mel.email)).toHaveLength(1)
    const other = { ...form, invitations: [{ ...melToo, role: 'User' as const }] }
    expect(await createProject(dana, other)).toMatchObject({ code: 'project-already-created' })
  })
})

describe('the same form', () => {
  test('ten times at once creates one project for all', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => createProject(dana, FORM)))
    expect(new Set(made.map((outcome) => unwrap(outcome).projectId)).size).toBe(1)
    const [project, ...others] = await projectsOf(dana)
    expect(others).toEqual([])
    expect(await listsIn(project?.id ?? '')).toHaveLength(1)
  })

  test('with changed fields after creating one needs confirmation and then creates another', async () => {
    unwrap(await createProject(dana, FORM))
    const changed = { ...FORM, list: { ...LIST, name: 'Taxis' } }
    expect(await createProject(dana, changed)).toMatchObject({
      code: 'project-already-created',
      why: 'stale',
      conflict: { shown: { attempt: '2' } },
    })
    expect(await projectsOf(dana)).toHaveLength(1)
    unwrap(await createProject(dana, { ...changed, attempt: 2 }))
    expect((await projectsOf(dana)).map(({ attempt }) => attempt).sort()).toEqual([1, 2])
  })

  test('by another account creates their own', async () => {
    const eve = await anAdmin('eve')
    for (const person of [dana, eve]) unwrap(await createProject(person, FORM))
    expect([await nextAttempt(dana), await nextAttempt(eve)]).toEqual([2, 2])
  })

  test.each([0, 2, 999_999_999])('with an attempt number of no page, %i, creates nothing', async (attempt) => {
    expect(await createProject(dana, { ...FORM, attempt })).toMatchObject({ code: 'project-already-created' })
    expect(await projectsOf(dana)).toEqual([])
  })
})
