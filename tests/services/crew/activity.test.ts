import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database'
import { aList, anAdmin, anOwner, aProject, aVehicle } from '#tests/world/people'
import { db } from '~/server/db/client.server'
import { activity } from '~/server/db/schema'
import { addVehicle } from '~/services/lists/add-vehicle.server'
import { editList } from '~/services/lists/edit-list.server'

useDatabase()

const FIELDS = { season: '', episode: '', act: '', scene: '', shotDescription: '', location: '' }

test('a project’s history says who did what to which, and a repetition that changes nothing is no deed', async () => {
  const ada = await anAdmin()
  const projectId = await aProject({ Owner: ada })
  const listId = await aList(projectId, ada)
  const vehicleId = await aVehicle(await anOwner())
  await editList(ada, { projectId, listId, list: { name: 'Night traffic', ...FIELDS } })
  await addVehicle(ada, { projectId, listId, vehicleId })
  await addVehicle(ada, { projectId, listId, vehicleId })
  const history = await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(asc(activity.id))
  expect(history).toMatchObject([
    { kind: 'list-edited', accountId: ada.id, subject: { listId } },
    { kind: 'vehicle-added', accountId: ada.id, subject: { listId, vehicleId } },
  ])
  expect(history).toHaveLength(2)
})
