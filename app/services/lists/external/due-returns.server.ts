import { and, asc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { RETURN_REMINDER_DAYS } from '~/models/lists/external/return-due'
import type { Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { db, externalVehicles, listVehicles, projects } from '~/server/db/client.server'

/** External rentals that have to be returned by tomorrow, in these projects or in all, soonest first. One query. */
export async function dueReturns(today: Day, projectIds?: readonly string[]) {
  const ofProjects: SQL | undefined = projectIds && inArray(externalVehicles.projectId, [...projectIds])
  const isDue = and(
    gte(externalVehicles.bookingTo, today),
    lte(externalVehicles.bookingTo, addDays(today, RETURN_REMINDER_DAYS)),
  )
  const rows = await db()
    .select({
      externalVehicleId: externalVehicles.id,
      listVehicleId: listVehicles.id,
      title: externalVehicles.title,
      company: externalVehicles.rentalCompanyName,
      lastDay: externalVehicles.bookingTo,
      project: { id: projects.id, title: projects.title },
    })
    .from(externalVehicles)
    .innerJoin(listVehicles, eq(listVehicles.externalVehicleId, externalVehicles.id))
    .innerJoin(projects, eq(projects.id, externalVehicles.projectId))
    .where(and(isDue, isNull(listVehicles.removedAt), ofProjects))
    .orderBy(asc(externalVehicles.bookingTo), asc(externalVehicles.id))
  return rows.flatMap(({ lastDay, ...row }) => (lastDay ? [{ ...row, lastDay }] : []))
}
