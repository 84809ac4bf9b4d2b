import { writeList, writeListVehicle } from '#demo/builder/write-list.server'
import { writeProject } from '#demo/builder/write-project.server'
import { PROJECT_ROLES, type ProjectRole } from '~/models/trade/vocabulary/projects'
import { db, type lists, type projects, vehiclePhotos } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { aVehicle } from './fleet'

/** A project and its members by project role: `aProject({ Owner: dana, User: [vic, ruth] })`. */
export async function aProject(
  members: Partial<Record<ProjectRole, Account | Account[]>>,
  part: Partial<typeof projects.$inferInsert> = {},
): Promise<string> {
  const people = PROJECT_ROLES.flatMap((role) =>
    [members[role] ?? []].flat().map((person) => ({ role, accountId: person.id })),
  )
  const project = { title: 'The Long Haul', productionCompany: 'Red Clay Pictures', location: 'Newnan, GA', ...part }
  return writeProject(project, people)
}

export const aList = (projectId: string, createdBy: Account, part: Partial<typeof lists.$inferInsert> = {}) =>
  writeList({ projectId, name: 'Street traffic, 1976', createdBy: createdBy.id, ...part })

export const aListVehicle = (projectId: string, listId: string, vehicleId: string, addedBy: Account) =>
  writeListVehicle({ projectId, listId, vehicleId, addedBy: addedBy.id })

/** One car on the only list of a project. */
export async function aCarOnAList(projectId: string, by: Account, owner: Account) {
  const listId = await aList(projectId, by)
  const vehicleId = await aVehicle(owner)
  return { projectId, listId, vehicleId, cardId: await aListVehicle(projectId, listId, vehicleId, by) }
}

const ANGLES = [0, 1, 2, 3]

/** A project whose only list holds so many vehicles, each with four photos whose files are missing. */
export async function aLongList(leader: Account, owner: Account, length: number) {
  const projectId = await aProject({ Owner: leader })
  const listId = await aList(projectId, leader)
  for (let number = 0; number < length; number++) {
    const vehicleId = await aVehicle(owner)
    await aListVehicle(projectId, listId, vehicleId, leader)
    await db()
      .insert(vehiclePhotos)
      .values(
        ANGLES.map((position) => ({
          vehicleId,
          position,
          angle: position,
          fileKey: `photos/${vehicleId}/${position}`,
        })),
      )
  }
  return { projectId, listId }
}
