import { aBookedItem, withBilling } from '#tests/world/orders'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { aList, aListVehicle, anAdmin, anOwner, aProject, aProvider, aVehicle } from '../../world/builders'

export type Stage = Awaited<ReturnType<typeof aStage>>

const ZONES = ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'America/Denver', 'America/New_York']
const CREWS = 3

/** A few vehicles and several crews that all have each vehicle in two lists, and some bookings. */
export async function aStage() {
  const owner = await anOwner()
  const staff = await aProvider()
  const vehicleIds = []
  for (const zone of ZONES) vehicleIds.push(await aVehicle(owner, { zone }))
  const crews = []
  let begins = 0
  for (let number = 0; number < CREWS; number += 1) {
    const leaders = [await anAdmin(), await anAdmin('marcus')]
    const [first, second] = leaders
    const projectId = await aProject({ ...(first && { Owner: first }), ...(second && { Manager: second }) })
    const listVehicleIds = []
    for (const leader of leaders) {
      const listId = await aList(projectId, leader)
      for (const id of vehicleIds) listVehicleIds.push(await aListVehicle(projectId, listId, id, leader))
      await withBilling(leader)
      // bookings to amend from the first day on
      for (const vehicleId of vehicleIds.slice(0, 2)) {
        const days = { from: addDays(todayAtHome(), begins), to: addDays(todayAtHome(), begins + 1) }
        await aBookedItem(leader, projectId, { owner, vehicleId, ...days })
      }
      begins += 2
    }
    crews.push({ projectId, leaders, listVehicleIds })
  }
  return { owner, staff, vehicleIds, crews }
}

/** The date of most vehicles. */
export const todayAtHome = () => todayIn('America/New_York', now())
