import { withBilling } from '#tests/world/orders'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { aVehicle } from '../../world/fleet'
import { anAdmin, anOwner } from '../../world/people'
import { aList, aListVehicle, aProject } from '../../world/projects'

export type Stage = Awaited<ReturnType<typeof aStage>>

const ZONES = ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'America/New_York']
const CREWS = 3

/** Few vehicles and several crews that want all of them, each twice in their lists. */
export async function aStage() {
  const owner = await anOwner()
  const vehicleIds = []
  for (const zone of ZONES) vehicleIds.push(await aVehicle(owner, { zone }))
  const crews = []
  for (let number = 0; number < CREWS; number += 1) {
    const leaders = [await anAdmin(), await anAdmin('marcus')]
    const [first, second] = leaders
    const projectId = await aProject({ ...(first && { Owner: first }), ...(second && { Manager: second }) })
    const listVehicleIds = []
    for (const leader of leaders) {
      const listId = await aList(projectId, leader)
      for (const id of vehicleIds) listVehicleIds.push(await aListVehicle(projectId, listId, id, leader))
      await withBilling(leader)
    }
    crews.push({ projectId, leaders, listVehicleIds })
  }
  return { owner, vehicleIds, crews }
}

/** What most of the vehicles have as their date. */
export const todayAtHome = () => todayIn('America/New_York', now())
