import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takePhoto } from '#demo/builder/inspect-vehicle.server'
import { startClock } from '#tests/world/clock'
import { useDatabase } from '#tests/world/database/database'
import { checkFilesHere } from '#tests/world/files/checks-here'
import { useOwnFolder } from '#tests/world/files/own-folder'
import { aPhoto, aScene } from '#tests/world/files/photos'
import { aPickupWithInspectors } from '#tests/world/inspectors'
import type { Shot } from '~/models/trade/vocabulary/inspections'
import { db, inspectionPhotos, inspections } from '~/server/db/client.server'

useDatabase()
startClock()
useOwnFolder()
checkFilesHere()

/** A vehicle, and the warnings of its photos in order. */
async function aVehicleToShoot() {
  const { theo, ref } = await aPickupWithInspectors()
  return {
    take: (shot: Shot, picture: Buffer) => takePhoto({ ...theo, phase: 'pickup' }, { type: 'general', shot }, picture),
    warnings: async () => {
      const rows = await db()
        .select({ shot: inspectionPhotos.shot, warnings: inspectionPhotos.warnings })
        .from(inspectionPhotos)
        .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
        .where(eq(inspections.orderItemId, ref.orderItemId))
        .orderBy(asc(inspectionPhotos.createdAt))
      return rows.map(({ shot, warnings }) => [shot, warnings.join()])
    },
  }
}

test('a photo that was used before, for any vehicle, gets a warning', async () => {
  const [here, elsewhere] = [await aVehicleToShoot(), await aVehicleToShoot()]
  const bytes = await aPhoto()
  await elsewhere.take('rear', bytes)
  await here.take('rear', bytes)
  expect([await here.warnings(), await elsewhere.warnings()]).toEqual([[['rear', 'repeated']], [['rear', '']]])
})

test('a repeated picture is recognized after reencoding, but a retake of the same shot is allowed', async () => {
  const [here, elsewhere] = [await aVehicleToShoot(), await aVehicleToShoot()]
  await elsewhere.take('rear', await aScene(1))
  await here.take('rear', await aScene(1, { quality: 60, width: 500 }))
  await here.take('rear', await aScene(2))
  await here.take('rear', await aScene(2, { quality: 80 }))
  await here.take('drivers-side', await aScene(2, { quality: 70 }))
  expect(await here.warnings()).toEqual([
    ['rear', 'repeated'],
    ['rear', ''],
    ['rear', ''],
    ['drivers-side', 'repeated'],
  ])
})
