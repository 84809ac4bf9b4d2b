import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aCast, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import type { ProjectFields } from '~/models/projects/project-fields'
import { activity, db, projects } from '~/server/db/client.server'
import { editProject, setBudget } from '~/services/projects/project.server'

await useDatabase()

const { dana, marcus, mel } = await aCast()

const MADE: ProjectFields = {
  title: 'Chrome Summer',
  productionCompany: 'Red Clay Pictures',
  description: '',
  location: 'Burbank, CA',
  startsOn: '2026-12-07',
  endsOn: '',
}
const DONE = { ok: true }

/** A new project that its Owner has open in several forms. */
async function anOpenProject(part = {}) {
  const projectId = await aProject({ Owner: dana, Manager: marcus, Member: mel }, { ...MADE, endsOn: null, ...part })
  return {
    projectId,
    save: (typed: Partial<ProjectFields>, asker = dana) =>
      editProject(asker, { projectId, edit: { sent: { ...MADE, ...typed }, revision: 1, loaded: MADE } }),
    stands: async () => (await db().select().from(projects).where(eq(projects.id, projectId)))[0],
    edits: () => db().$count(activity, eq(activity.projectId, projectId)),
  }
}

describe('editing a project', () => {
  test('writes changed fields and days and raises the revision', async () => {
    const { save, stands } = await anOpenProject()
    expect(await save({ title: 'Chrome Fall', startsOn: '', endsOn: '2027-01-31' })).toEqual(DONE)
    expect(await stands()).toMatchObject({
      ...MADE,
      title: 'Chrome Fall',
      startsOn: null,
      endsOn: '2027-01-31',
      revision: 2,
    })
  })

  test('from two windows keeps the changes of both', async () => {
    const { save, stands } = await anOpenProject()
    const answers = await Promise.all([save({ title: 'Chrome Fall' }), save({ description: 'A pilot.' })])
    expect(answers).toEqual([DONE, DONE])
    expect(await stands()).toMatchObject({ title: 'Chrome Fall', description: 'A pilot.', revision: 3 })
  })

  test('with a conflicting change shows the current value and writes nothing', async () => {
    const { save, stands, edits } = await anOpenProject()
    await save({ title: 'Chrome Fall' })
    expect(await save({ title: 'Chrome Winter', location: '' })).toMatchObject({
      code: 'project-changed',
      message: 'You have changed this project somewhere else since you opened this form.',
      field: 'revision',
      conflict: { problems: { title: ['It now says “Chrome Fall”.'] } },
    })
    expect(await stands()).toMatchObject({ title: 'Chrome Fall', location: 'Burbank, CA', revision: 2 })
    expect(await edits()).toBe(1)
  })

  test('without a change writes and records nothing', async () => {
    const { save, stands, edits } = await anOpenProject()
    expect(await save({})).toEqual(DONE)
    expect(await stands()).toMatchObject({ revision: 1 })
    expect(await edits()).toBe(0)
  })

  test('refuses a last day before the first, also when only the last was sent', async () => {
    const { projectId, stands } = await anOpenProject()
    const edit = { sent: { endsOn: '2026-12-06' }, revision: 1, loaded: {} }
    expect(await editProject(dana, { projectId, edit })).toMatchObject({ code: 'days-reversed', field: 'endsOn' })
    expect(await stands()).toMatchObject({ endsOn: null, revision: 1 })
  })
})

describe('the budget of a project', () => {
  async function aBudget() {
    const { projectId, stands, edits } = await anOpenProject()
    const type = (budget: string, revision = 1, loaded = '') =>
      setBudget(dana, { projectId, edit: { sent: { budget }, revision, loaded: { budget: loaded } } })
    return { type, edits, cents: async () => (await stands())?.budgetCents }
  }

  test('is set, changed and removed, and repeating changes nothing', async () => {
    const { type, edits, cents } = await aBudget()
    expect([await type('50,000'), await type('50,000'), await cents(), await edits()]).toEqual([
      DONE,
      DONE,
      5_000_000,
      1,
    ])
    expect([await type('1,040.50', 2, '50,000'), await cents()]).toEqual([DONE, 104_050])
    expect([await type('', 3, '1,040.50'), await cents()]).toEqual([DONE, null])
  })

  test('shows the current value on a conflict and writes nothing', async () => {
    const { type, cents } = await aBudget()
    await type('50,000')
    expect(await type('60,000')).toMatchObject({
      code: 'project-changed',
      field: 'revision',
      conflict: { shown: { revision: '2' }, problems: { budget: ['It now says “50,000”.'] } },
    })
    expect(await cents()).toBe(5_000_000)
  })
})
