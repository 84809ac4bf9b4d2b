import { db } from '~/server/db/client.server'
import { listVehicles, vehiclePhotos } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { aList, aProject, aVehicle } from './people'

const ANGLES = [0, 1, 2, 3]

/** A project whose only list holds so many vehicles, each with four photos whose files are missing. */
export async function aLongList(leader: Account, owner: Account, length: number) {
  const projectId = await aProject({ Owner: leader })
  const listId = await aList(projectId, leader)
  for (let number = 0; number < length; number++) {
    const vehicleId = await aVehicle(owner)
    await db().insert(listVehicles).values({ projectId, listId, vehicleId, addedBy: leader.id })
    await db()
      .insert(vehiclePhotos)
      .values(ANGLES.map((position) => ({ vehicleId, position, fileKey: `photos/${vehicleId}/${position}` })))
  }
  return { projectId, listId }
}
