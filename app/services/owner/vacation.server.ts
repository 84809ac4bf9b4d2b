import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { checkVacation, seenVacation, VACATION_MESSAGES } from '~/models/owner/vacation'
import { type Booking, type Day, formatBookingOfYear } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, type Db, db, type Tx, transact, vacations, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { bookedPeriods } from './booked-periods.server'
import { type Fleet, holdVacation } from './vacation-blocks.server'

/** The others are on the page of the orders. */
const BOOKINGS_SHOWN = 6

/**
 * The asker's current or upcoming vacation, the first bookings that are not over (only those during it), and the days
 * that can be chosen.
 */
export async function vacationPage(asker: Account) {
  requireArea(asker, 'ownerDesk')
  const fleet = await fleetOf(db(), asker)
  const today = earliestToday(fleet)
  const lastDay = lastBookableDay(today)
  const current = await currentVacation(db(), asker, today)
  const from = current && current.from > today ? current.from : today
  const bookings = await bookingsOn(fleet, { from, to: current?.to ?? lastDay })
  return {
    current: current && { from: current.from, to: current.to, days: formatBookingOfYear(current) },
    vehicles: fleet.length,
    bookings: bookings.slice(0, BOOKINGS_SHOWN),
    moreBookings: Math.max(0, bookings.length - BOOKINGS_SHOWN),
    seen: seenVacation(current),
    today,
    lastDay,
  }
}

export type VacationPage = Awaited<ReturnType<typeof vacationPage>>

/** 'Dec 1, 2026 to Dec 20, 2026': the asker's current or upcoming vacation; null without one. */
export async function vacationDays(asker: Account): Promise<string | null> {
  requireArea(asker, 'ownerDesk')
  const current = await currentVacation(db(), asker, earliestToday([]))
  return current && formatBookingOfYear(current)
}

type Begin = Booking & { seen: string }

/**
 * Starts a vacation, or changes the days of the current one: blocks the free days of every vehicle and releases days
 * outside of the new range. Projects that want the days are notified once. Refused if the page did not show the current
 * vacation. Idempotent.
 */
export function setVacation(asker: Account, { from, to, seen }: Begin): Promise<Outcome> {
  return transact(VACATION_MESSAGES.failed, async (tx) => {
    const fleet = await lockFleet(tx, asker)
    const today = earliestToday(fleet)
    const current = await currentVacation(tx, asker, today)
    if (current && current.from === from && current.to === to) return { ok: true }
    if (seen !== seenVacation(current)) return refused('vacation-changed', VACATION_MESSAGES.changed)
    const refusal = checkVacation({ from, to }, current, today)
    if (refusal) return refusal

    const id = await writeVacation(tx, asker, current, { from, to })
    await holdVacation(tx, asker, { fleet, id, wanted: { from, to } })
    return { ok: true }
  })
}

/** Ends the current vacation: releases its future days and notifies projects that had lost them. Idempotent. */
export function endVacation(asker: Account, { seen }: { seen: string }): Promise<Outcome> {
  return transact(VACATION_MESSAGES.failed, async (tx) => {
    const fleet = await lockFleet(tx, asker)
    const current = await currentVacation(tx, asker, earliestToday(fleet))
    if (!current) return { ok: true }
    if (seen !== seenVacation(current)) return refused('vacation-changed', VACATION_MESSAGES.changed)
    await tx.update(vacations).set({ endedAt: now() }).where(eq(vacations.id, current.id))
    await holdVacation(tx, asker, { fleet, id: current.id, wanted: null })
    return { ok: true }
  })
}

/**
 * Locks the asker's account and vehicles until the transaction ends. Adding a vehicle waits for it, because the new row
 * refers to the account, and then finds the vacation.
 */
async function lockFleet(tx: Tx, asker: Account): Promise<Fleet> {
  requireArea(asker, 'ownerDesk')
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, asker.id)).for('update')
  return fleetOf(tx, asker).for('no key update')
}

function fleetOf(on: Db | Tx, asker: Account) {
  return on
    .select({ id: vehicles.id, zone: vehicles.zone, title: titleColumns })
    .from(vehicles)
    .where(and(eq(vehicles.ownerId, asker.id), ne(vehicles.listingStatus, 'deleted')))
    .orderBy(asc(vehicles.id))
}

const titleColumns = { year: vehicles.year, make: vehicles.make, model: vehicles.model }

/** The earliest current date in the time zones of a fleet. */
function earliestToday(fleet: Fleet): Day {
  const zones = new Set(fleet.map(({ zone }) => zone))
  return [...(zones.size > 0 ? zones : [HOME_ZONE])].map((zone) => todayIn(zone, now())).sort()[0] ?? ''
}

/** The vacation that was not ended and is not over. */
async function currentVacation(on: Db | Tx, asker: Account, today: Day) {
  const [row] = await on
    .select({ id: vacations.id, from: vacations.firstDay, to: vacations.lastDay })
    .from(vacations)
    .where(and(eq(vacations.ownerId, asker.id), isNull(vacations.endedAt)))
  return row && row.to >= today ? row : null
}

/** Updates the current vacation, or inserts a new one. */
async function writeVacation(tx: Tx, asker: Account, current: { id: string } | null, { from, to }: Booking) {
  const days = { firstDay: from, lastDay: to }
  if (current) {
    await tx.update(vacations).set(days).where(eq(vacations.id, current.id))
    return current.id
  }
  const isOver = and(eq(vacations.ownerId, asker.id), isNull(vacations.endedAt))
  await tx.update(vacations).set({ endedAt: now() }).where(isOver)
  const [row] = await tx
    .insert(vacations)
    .values({ ownerId: asker.id, ...days })
    .returning({ id: vacations.id })
  if (!row) throw new Error('The vacation was not written.')
  return row.id
}

/** The bookings of a fleet on some of these days, earliest first. */
async function bookingsOn(fleet: Awaited<ReturnType<typeof fleetOf>>, days: Booking) {
  const ids = fleet.map(({ id }) => id)
  return (await bookedPeriods(ids, [days])).flatMap(({ id, vehicleId, days, order }) => {
    const vehicle = fleet.find((one) => one.id === vehicleId)
    return order && vehicle ? [{ id, vehicle: vehicleTitle(vehicle.title), days, order }] : []
  })
}
