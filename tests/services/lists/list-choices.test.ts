import { beforeAll, expect, test } from 'vitest'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { setClock } from '~/server/clock.server'
import { countQueries, db, lists, projectMembers, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { listChoices, projectChoices } from '~/services/lists/list-choices.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

type Page = Awaited<ReturnType<typeof listChoices>>

/** Every page from the first on, as the names on it. */
async function pagesOf(pageAfter: (after: string | null) => Promise<Page>): Promise<string[][]> {
  const { choices, next } = await pageAfter(null)
  const pages = [choices.map(({ name }) => name)]
  for (let after = next; after !== null; ) {
    const later = await pageAfter(after)
    pages.push(later.choices.map(({ name }) => name))
    after = later.next
  }
  return pages
}

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${String(index).padStart(3, '0')}`)

async function manyLists(projectId: string, createdBy: Account, names: string[]) {
  await db()
    .insert(lists)
    .values(names.map((name) => ({ projectId, createdBy: createdBy.id, name })))
}

test('five hundred lists are paginated by 24, each once, newest first', async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const names = numbered('Scene', 500)
  await manyLists(projectId, dana, names)
  const newest = await aList(projectId, dana, { name: 'The newest' })
  const omar = await anOwner()
  const vehicleId = await aVehicle(omar)
  await aListVehicle(projectId, newest, vehicleId, dana)
  const membership = await requireMembership(dana, projectId)

  const pages = await pagesOf((after) => listChoices(membership, vehicleId, after))
  expect(pages.map(({ length }) => length)).toEqual([...Array.from({ length: 20 }, () => 24), 21])
  expect(pages[0]?.[0]).toBe('The newest')
  expect(new Set(pages.flat())).toEqual(new Set(['The newest', ...names]))
  expect((await listChoices(membership, vehicleId, null)).choices[0]).toMatchObject({ id: newest, hasVehicle: true })
})

test('a page of lists takes one query, and a list of another project starts no page', async () => {
  const dana = await anAdmin()
  const [projectId, elsewhere] = [await aProject({ Owner: dana }), await aProject({ Owner: dana })]
  await manyLists(projectId, dana, numbered('Scene', 30))
  const foreign = await aList(elsewhere, dana)
  const membership = await requireMembership(dana, projectId)
  const vehicleId = crypto.randomUUID()
  expect((await countQueries(() => listChoices(membership, vehicleId, null))).count).toBe(1)
  expect(await listChoices(membership, vehicleId, foreign)).toEqual({ choices: [], next: null })
})

test('projects are paginated by title, without those where the member is a Viewer', async () => {
  const dana = await anAdmin()
  const titles = numbered('project', 26).map((title, index) => (index % 2 ? title : title.toUpperCase()))
  const rows = await db()
    .insert(projects)
    .values(titles.map((title) => ({ title, productionCompany: 'Red Clay Pictures', createdBy: dana.id })))
    .returning({ id: projects.id })
  const roles = rows.map(
    ({ id }, index) => ({ projectId: id, accountId: dana.id, role: index === 3 ? 'User' : 'Owner' }) as const,
  )
  await db().insert(projectMembers).values(roles)
  const pages = await pagesOf((after) => projectChoices(dana, crypto.randomUUID(), after))
  const shown = titles.filter((_, index) => index !== 3)
  expect(pages).toEqual([shown.slice(0, 24), shown.slice(24)])
})
