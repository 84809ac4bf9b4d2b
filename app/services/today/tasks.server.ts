import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { bookingTasksOfCrew, type DealFacts, dealTasksOfCrew, externalReturnTasks } from '~/models/today/crew-tasks'
import { bookingTasksOfOwner, inquiryTasks, listingTasks } from '~/models/today/owner-tasks'
import { staffTasks } from '~/models/today/staff-tasks'
import { ranked, type Task } from '~/models/today/tasks'
import { mayOpen } from '~/models/trade/access/permissions'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import {
  calendarFeeds,
  db,
  inquiries,
  listVehicles,
  orders,
  providerDocuments,
  selectRows,
  signUpRequests,
  vehicles,
} from '~/server/db/client.server'
import { countGivenUp } from '~/server/delivery/undelivered.server'
import type { Account } from '~/server/session/asker.server'
import type { Member, Membership } from '~/services/crew/membership.server'
import { stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { inquiriesToAnswer, waitingForOwners } from '~/services/deals/waiting-inquiries.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { dueReturns } from '~/services/lists/external/due-returns.server'
import { bookedFacts } from './booked-facts.server'
import { firstStuck } from './first-stuck.server'

/**
 * The tasks of one account, most urgent first: the only source of the Today page and the morning digest. Those of crews
 * contain no amounts of money. At most four queries for any number of projects and vehicles. `memberships`: all
 * memberships of the account.
 */
export async function tasksOf({ id, role, email }: Reader, memberships: readonly Membership[]): Promise<Task[]> {
  if (mayOpen('providerDesk', role)) return ranked(await tasksOfStaff())
  if (mayOpen('ownerDesk', role)) return ranked(await tasksOfOwner(id))
  return ranked(await tasksOfCrew(email, memberships))
}

type Reader = Member & Pick<Account, 'email'>

async function tasksOfCrew(email: string, memberships: readonly Membership[]): Promise<Task[]> {
  if (memberships.length === 0) return []
  const accessOf = new Map(memberships.map(({ project, access }) => [project.id, access]))
  const items = await bookedFacts(inArray(orders.projectId, [...accessOf.keys()]))
  const deals = await dealFacts([...accessOf.keys()])
  const today = todayIn(HOME_ZONE, now())
  const returns = await dueReturns(today, [...accessOf.keys()])
  const accessTo = (projectId: string) => {
    const access = accessOf.get(projectId)
    if (!access) throw new Error('A vehicle of another project was selected.')
    return access
  }
  return [
    ...bookingTasksOfCrew(items, accessTo, email),
    ...externalReturnTasks(returns, accessTo, today),
    ...memberships.flatMap(({ project: { id, title }, access }) =>
      dealTasksOfCrew(
        { project: { id, title }, access, deals: deals.filter(({ projectId }) => projectId === id) },
        now(),
      ),
    ),
  ]
}

/** The list vehicles in these projects that need an answer or a booking. */
async function dealFacts(projectIds: string[]): Promise<DealFacts[]> {
  const which = and(inArray(listVehicles.projectId, projectIds), isNull(listVehicles.removedAt))
  const rows = await selectRows<Omit<DealFacts, 'title' | 'today'> & VehicleName & { zone: string }>(
    db(),
    sql`select staged.id as "listVehicleId", staged.stage, ${inquiries.projectId} as "projectId",
        ${inquiries.deadlineAt} as "deadlineAt", json_build_object('from', ${inquiries.bookedFrom}, 'to', ${inquiries.bookedTo}) as booking,
        ${vehicles.year}, ${vehicles.make}, ${vehicles.model}, ${vehicles.zone}, ${firstPhotoId} as "photoId"
      from ${stagedVehicles(which)}
      join ${inquiries} on ${inquiries.listVehicleId} = staged.id and ${inquiries.status} in ('open', 'agreed')
      join ${vehicles} on ${vehicles.id} = ${inquiries.vehicleId}
      where staged.stage in ('to_answer', 'available')
      order by ${inquiries.deadlineAt}, staged.id`,
  )
  return rows.map((row) => ({ ...row, title: vehicleTitle(row), today: todayIn(row.zone, now()) }))
}

type VehicleName = Pick<typeof vehicles.$inferSelect, 'year' | 'make' | 'model'>

async function tasksOfOwner(ownerId: string): Promise<Task[]> {
  const items = await bookedFacts(eq(vehicles.ownerId, ownerId))
  const waiting = await inquiriesToAnswer(ownerId)
  return [
    ...bookingTasksOfOwner(items, now()),
    ...inquiryTasks(waiting, now()),
    ...listingTasks(await listingFacts(ownerId)),
  ]
}

async function listingFacts(ownerId: string) {
  const rows = await db()
    .select({ vehicle: vehicles, photoId: firstPhotoId, failingSince: calendarFeeds.failingSince })
    .from(vehicles)
    .leftJoin(calendarFeeds, and(eq(calendarFeeds.vehicleId, vehicles.id), isNull(calendarFeeds.removedAt)))
    .where(
      and(
        eq(vehicles.ownerId, ownerId),
        or(eq(vehicles.listingStatus, 'edit_requests'), sql`${calendarFeeds.failingSince} is not null`),
      ),
    )
    .orderBy(vehicles.id)
  return rows.map(({ vehicle, photoId, failingSince }) => ({
    id: vehicle.id,
    photoId,
    title: vehicleTitle(vehicle),
    hasEditRequest: vehicle.listingStatus === 'edit_requests',
    failingSince,
  }))
}

async function tasksOfStaff(): Promise<Task[]> {
  return staffTasks({
    signUps: await db().$count(signUpRequests, eq(signUpRequests.status, 'requested')),
    givenUp: await countGivenUp(),
    stuck: await firstStuck(),
    waiting: await waitingForOwners(new Date(now().getTime() + 24 * 3_600_000)),
    licenses: await licensesThatExpire(),
  })
}

/** The marketplace's current documents with a day on which they expire. */
async function licensesThatExpire() {
  const today = todayIn(HOME_ZONE, now())
  const rows = await db()
    .select({ kind: providerDocuments.kind, expiresOn: providerDocuments.expiresOn })
    .from(providerDocuments)
    .where(isNull(providerDocuments.replacedAt))
    .orderBy(providerDocuments.kind)
  return rows.flatMap(({ kind, expiresOn }) => (expiresOn ? [{ kind, expiresOn, today }] : []))
}
