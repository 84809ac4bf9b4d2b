import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { visibleActivityTypes } from '~/models/crew/activity-text'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { ANY_OWNER } from '~/models/trade/constants'
import type { Cents } from '~/models/trade/money'
import {
  accounts,
  activity,
  amendments,
  db,
  dealMessages,
  externalVehicles,
  inquiries,
  lists,
  listVehicles,
  offers,
  orderItems,
  vehicles,
} from '~/server/db/client.server'
import { afterKey } from '~/server/db/keyset.server'
import type { Membership } from '../membership.server'

export type ActivityEntry = Awaited<ReturnType<typeof selectActivity>>[number]

/**
 * The entries of a project that this member may see, newest first, starting after the entry `before`, each joined
 * with the current rows that it refers to.
 */
export function selectActivity(
  { project, access }: Membership,
  { before, ...filter }: ActivityFilter & { before?: number },
  limit: number,
) {
  const inProject = eq(activity.projectId, project.id)
  const isAfter = afterKey(NEWEST_FIRST, before?.toString() ?? null, inProject)
  return selectEntries(and(inProject, isVisibleActivity(access), isAfter, ...matches(project.id, filter)), limit)
}

/** `person`: an account of the crew, or ANY_OWNER. `vehicle`: its id. */
export type ActivityFilter = { person?: string; vehicle?: string }

function matches(projectId: string, { person, vehicle }: ActivityFilter): (SQL | undefined)[] {
  const isByOwner = eq(activity.accountId, activity.ownerId)
  const isBy = person && and(eq(activity.accountId, person), sql`${isByOwner} is not true`)
  return [
    person === ANY_OWNER ? isByOwner : isBy || undefined,
    vehicle ? or(...ABOUT_VEHICLE.map((isAbout) => isAbout(projectId, vehicle))) : undefined,
  ]
}

const subjectId = (name: string) => sql`${activity.subject}->>${sql.raw(`'${name}'`)}`

/** The ways in which an entry refers to a vehicle. */
const ABOUT_VEHICLE: ((projectId: string, vehicleId: string) => SQL)[] = [
  (_, vehicleId) => sql`${subjectId('vehicleId')} = ${vehicleId}`,
  (projectId, vehicleId) => sql`${subjectId('listVehicleId')} in (
    select id::text from list_vehicles where project_id = ${projectId} and vehicle_id = ${vehicleId})`,
  (projectId, vehicleId) => sql`${subjectId('inquiryId')} in (
    select id::text from inquiries where project_id = ${projectId} and vehicle_id = ${vehicleId})`,
  (projectId, vehicleId) => sql`${subjectId('orderItemId')} in (
    select item.id::text from order_items as item join orders on orders.id = item.order_id
    where orders.project_id = ${projectId} and item.vehicle_id = ${vehicleId})`,
]

/** The same for the entries that match `which`; the caller limits them to what the reader may see. */
export function selectEntries(which: SQL | undefined, limit: number) {
  const entries = db()
    .select()
    .from(activity)
    .where(which)
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(limit)
    .as('entries')
  const id = (name: string) => sql`(${entries.subject}->>${sql.raw(`'${name}'`)})::uuid`
  const number = (name: string) => sql`(${entries.subject}->>${sql.raw(`'${name}'`)})::int`
  return db()
    .select({
      id: entries.id,
      projectId: entries.projectId,
      kind: entries.kind,
      at: entries.createdAt,
      accountId: entries.accountId,
      ownerId: entries.ownerId,
      subject: entries.subject,
      onBehalfOf: entries.onBehalfOf,
      reason: entries.reason,
      who: { firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email },
      member: { firstName: member.firstName, lastName: member.lastName, email: member.email },
      list: { id: lists.id, name: lists.name },
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model },
      external: externalVehicles.title,
      cardId: onList.id,
      orderId: sql<number | null>`coalesce(${orderItems.orderId}, ${number('orderId')})`,
      rateCents: offers.amountCents,
      movedCents: sql<Cents | null>`(select ${amendments.newCents} from ${amendments} where ${and(
        eq(amendments.orderItemId, orderItems.id),
        eq(amendments.kind, 'change'),
        sql`${amendments.newFrom}::text = ${entries.subject}->>'from'`,
        sql`${amendments.newTo}::text = ${entries.subject}->>'to'`,
      )} order by ${amendments.revision} desc limit 1)`,
      said: dealMessages.text,
    })
    .from(entries)
    .leftJoin(accounts, eq(accounts.id, entries.accountId))
    .leftJoin(member, eq(member.id, id('memberId')))
    .leftJoin(orderItems, eq(orderItems.id, id('orderItemId')))
    .leftJoin(inquiries, eq(inquiries.id, id('inquiryId')))
    .leftJoin(
      offers,
      and(eq(offers.inquiryId, inquiries.id), eq(offers.round, sql`coalesce(${number('round')}, ${FIRST_ROUND})`)),
    )
    .leftJoin(dealMessages, eq(dealMessages.id, id('messageId')))
    .leftJoin(
      listVehicles,
      or(
        eq(
          listVehicles.id,
          sql`coalesce(${id('listVehicleId')}, ${inquiries.listVehicleId}, ${orderItems.listVehicleId})`,
        ),
        // null once the vehicle was removed from the list or moved to another one
        and(
          eq(listVehicles.listId, id('listId')),
          eq(listVehicles.vehicleId, id('vehicleId')),
          isNull(listVehicles.removedAt),
        ),
      ),
    )
    .leftJoin(onList, and(eq(onList.id, listVehicles.id), isNull(onList.removedAt)))
    .leftJoin(vehicles, eq(vehicles.id, sql`coalesce(${listVehicles.vehicleId}, ${id('vehicleId')})`))
    .leftJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .leftJoin(lists, eq(lists.id, sql`coalesce(${id('listId')}, ${listVehicles.listId})`))
    .orderBy(desc(entries.createdAt), desc(entries.id))
}

const NEWEST_FIRST = { table: activity, key: activity.createdAt, id: activity.id, direction: 'desc' } as const

const member = alias(accounts, 'member')
/** Null once the list vehicle was removed from its list. */
const onList = alias(listVehicles, 'on_list')

/** The round of the offer that is part of an inquiry. */
const FIRST_ROUND = 1

/** Selects the entries that a member with this access may see. */
export function isVisibleActivity(access: AccessContext): SQL {
  return inArray(
    activity.kind,
    visibleActivityTypes((permission) => can(permission, access)),
  )
}
