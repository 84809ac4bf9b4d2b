import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { routeFiles } from '#tests/architecture/route-files'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { at, responseStatus, toastOf } from '#tests/world/visits/answers'
import { routeModule } from '#tests/world/visits/request-route'
import { FORMS, pathTo, requestTo } from '#tests/world/visits/route-requests'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { db, projects } from '~/server/db/client.server'
import { post } from '../../world/builders'
import { aCrewAtWork, type CrewAtWork } from '../../world/crews'

/** What is written in a closed project all the same, each with the reason. */
const STILL_TAKEN: Record<string, string> = {
  '/projects/:projectId/list/closing': 'closing it twice is closing it once',
  '/projects/:projectId/list/activity/seen': 'what somebody has read is theirs to say',
}

/** Every form of a project's page, and the picker's two. */
const WRITES = FORMS.filter(
  ({ address }) => /^\/projects\/:projectId|^\/home\/view-vehicle\//.test(address) && !STILL_TAKEN[address],
)

useDatabase()
let crew: CrewAtWork
beforeAll(async () => {
  crew = await aCrewAtWork()
  await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, crew.params.projectId))
})

test('what is taken all the same is a form that is there', () => {
  expect(
    Object.keys(STILL_TAKEN).filter((address) => !routeFiles().some((route) => route.address === address)),
  ).toEqual([])
})

test.each(WRITES)(
  '$address posted by hand into a closed project is refused with a sentence',
  async ({ address, by }) => {
    const before = await rowSnapshot()
    const { action } = await routeModule(address)
    const { params, fields } = requestTo(address, crew)
    const request = await post(pathTo(address, crew), fields, crew.people[by])
    const answer = (async () => action?.(at(request, params)))()
    const said = await answer.then(saidBy, saidBy)
    expect(said).toContain(PROJECT_MESSAGES.isClosed)
    expect([302, 409]).toContain(await responseStatus(answer))
    expect(await rowSnapshot()).toEqual(before)
  },
)

/** What a page shows of the answer: its data, or the notice of where it leads. */
function saidBy(end: unknown): string {
  return end instanceof Response ? (toastOf(end) ?? '') : JSON.stringify(end)
}
