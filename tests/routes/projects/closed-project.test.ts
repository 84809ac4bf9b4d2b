import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { routeFiles } from '#tests/architecture/route-files'
import { startClock } from '#tests/world/clock'
import { rowSnapshot, useDatabase } from '#tests/world/database/database'
import { routeModule } from '#tests/world/visits/request-route'
import { at, responseStatus, toastOf } from '#tests/world/visits/responses'
import { FORMS, pathTo, requestTo } from '#tests/world/visits/route-requests'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { db, projects } from '~/server/db/client.server'
import { post } from '../../world/builders'
import { aCrewAtWork } from '../../world/crews'

/** Forms accepted in a closed project, each with the reason. */
const ACCEPTED: Record<string, string> = {
  '/home/view-vehicle/favorite': 'favorites belong to the account',
  '/projects/:projectId/list/closing': 'closing it twice is the same as once',
  '/projects/:projectId/list/:listVehicleId/messages': 'a vehicle whose rate was agreed may still be in use',
  '/projects/:projectId/list/activity/seen': 'only marks what the member has read',
  '/projects/:projectId/list/orders/:orderId/recipients': 'its orders continue',
  '/projects/:projectId/list/orders/:orderId/recipients/:recipientId/:kind': 'its orders continue',
}

/** Every form of a project's page and of adding to a project. */
const WRITES = FORMS.filter(
  ({ address }) => /^\/projects\/:projectId|^\/home\/view-vehicle\//.test(address) && !ACCEPTED[address],
)

await useDatabase()
startClock()
const crew = await aCrewAtWork()
await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, crew.params.projectId))

test('the forms accepted in a closed project exist', () => {
  expect(Object.keys(ACCEPTED).filter((address) => !routeFiles().some((route) => route.address === address))).toEqual(
    [],
  )
})

test.each(WRITES)(
  '$address posted into a closed project without its page is refused with a sentence',
  async ({ address, by }) => {
    const before = await rowSnapshot()
    const { action } = await routeModule(address)
    const { params, fields } = requestTo(address, crew)
    const request = await post(pathTo(address, crew), fields, crew.people[by])
    const response = (async () => action?.(at(request, params)))()
    const said = await response.then(saidBy, saidBy)
    expect(said).toContain(PROJECT_MESSAGES.isClosed)
    expect([302, 409]).toContain(await responseStatus(response))
    expect(await rowSnapshot()).toEqual(before)
  },
)

/** What a page shows of the response: its data, or the toast after its redirect. */
async function saidBy(end: unknown): Promise<string> {
  return end instanceof Response ? (toastOf(end) ?? end.clone().text()) : JSON.stringify(end)
}
