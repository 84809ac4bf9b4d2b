import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { byDay, dayHeading, type Known, newActivityText, readStateOf } from '~/models/crew/activity-history'
import {
  type ActivityFacts,
  activityText,
  isActivityType,
  type Sentence,
  type Thing,
} from '~/models/crew/activity-text'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { can, mayOpen, onBehalfOf } from '~/models/trade/access/permissions'
import { ANY_OWNER } from '~/models/trade/constants'
import { formatTime, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { capitalized } from '~/models/trade/format/text'
import { formatCents } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import { listPaths } from '~/models/trade/paths/lists'
import { orderPaths } from '~/models/trade/paths/orders'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { accounts, activity, db, listVehicles, projectMembers, vehicles } from '~/server/db/client.server'
import { pageOf } from '~/server/db/keyset.server'
import type { Membership } from '../membership.server'
import { countNewActivity } from './new-activity.server'
import { type ActivityEntry, type ActivityFilter, selectActivity } from './select-activity.server'

const PAGE = 50

/** One entry as shown to the viewer. */
export type Entry = {
  id: number
  /** '9:14 AM', in New York. */
  time: string
  who: string
  sentence: Sentence
  /** The first line of the message it is about; else null. */
  said: string | null
  /** For an entry by staff: 'On behalf of the owner: ...'; else null. */
  behalf: string | null
  isNew: boolean
  /** Set on the first old entry below a new one: whether it is old because it was seen or from before joining. */
  line: 'seen' | 'joined' | null
}

/**
 * One page of a project's activity by day, newest first, with the entries this member may see. `newest` is the entry
 * to mark as seen; null on later pages.
 */
export async function activityPage(membership: Membership, before: number | undefined, filter: ActivityFilter = {}) {
  const count = await countNewActivity(membership)
  const { beforeAt, ...known } = await readMarks(membership, before)
  const { page, last } = pageOf(await selectActivity(membership, { ...filter, before }, PAGE + 1), PAGE)
  const today = todayIn(HOME_ZONE, now())
  const entries = page.map((entry, index) => ({
    day: todayIn(HOME_ZONE, entry.at),
    id: entry.id,
    time: formatTime(entry.at, HOME_ZONE),
    who: actorName(entry, membership),
    sentence: sentenceOf(entry, membership),
    said: entry.said?.split('\n')[0] ?? null,
    behalf: behalfText(entry, membership),
    isNew: entry.accountId !== membership.renterId && readStateOf(known, entry.at) === null,
    line: count > 0 ? dividerAbove(entry, page[index - 1]?.at ?? beforeAt, known) : null,
  }))
  return {
    days: byDay(entries).map(({ day, entries }) => ({ heading: dayHeading(day, today), entries })),
    fresh: newActivityText(count),
    newest: before || filter.person || filter.vehicle ? null : (page[0]?.id ?? null),
    choices: await filterChoices(membership),
    next: last?.id ?? null,
  }
}

/** People, and vehicles, that the filter offers. */
const MAX_CHOICES = 200

/** Whose activity, and about which vehicle, can be chosen: the crew, all owners, and the vehicles of its lists. */
async function filterChoices({ renterId, project }: Membership) {
  const people = await db()
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(eq(projectMembers.projectId, project.id))
    .orderBy(asc(accounts.firstName), asc(accounts.lastName), asc(accounts.id))
    .limit(MAX_CHOICES)
  const listed = await db()
    .selectDistinct({ id: vehicles.id, year: vehicles.year, make: vehicles.make, model: vehicles.model })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(eq(listVehicles.projectId, project.id))
    .orderBy(asc(vehicles.make), asc(vehicles.model), asc(vehicles.year), asc(vehicles.id))
    .limit(MAX_CHOICES)
  return {
    people: [
      ...people.map((person) => ({ value: person.id, label: person.id === renterId ? 'You' : nameOf(person) })),
      { value: ANY_OWNER, label: 'Vehicle owners' },
    ],
    vehicles: listed.map((vehicle) => ({ value: vehicle.id, label: vehicleTitle(vehicle) })),
  }
}

/** When the member last marked the activity as seen and when they joined; and the time of the entry `before`. */
async function readMarks({ renterId, project }: Membership, before: number | undefined) {
  const [row] = await db()
    .select({ seenAt: seen.createdAt, joinedAt: projectMembers.createdAt, beforeAt: above.createdAt })
    .from(projectMembers)
    .leftJoin(seen, eq(seen.id, projectMembers.seenActivityId))
    .leftJoin(above, and(eq(above.id, before ?? 0), eq(above.projectId, projectMembers.projectId)))
    .where(and(eq(projectMembers.projectId, project.id), eq(projectMembers.accountId, renterId)))
  return row ?? { seenAt: null, joinedAt: now(), beforeAt: null }
}

const seen = alias(activity, 'seen')
const above = alias(activity, 'above')

/** The divider between new and old entries; `aboveAt` is the time of the entry above. */
function dividerAbove(entry: ActivityEntry, aboveAt: Date | null, known: Known): Entry['line'] {
  return aboveAt && readStateOf(known, aboveAt) === null ? readStateOf(known, entry.at) : null
}

/** Who did it, as this member reads it: 'You', 'The owner' or a name. */
export function actorName(
  { accountId, ownerId, who, onBehalfOf: side }: ActivityEntry,
  { renterId }: Membership,
): string {
  if (accountId === renterId) return 'You'
  // crews do not see the names of vehicle owners
  if (accountId !== null && accountId === ownerId) return 'The owner'
  return side ? `${nameOf(who)} of ${PRODUCT}` : nameOf(who)
}

function behalfText({ onBehalfOf: side, reason }: ActivityEntry, { project }: Membership): string | null {
  return side && capitalized(`${onBehalfOf(side, project.productionCompany)}: ${reason}`)
}

/** What they did, with links where this member may go. */
export function sentenceOf(entry: ActivityEntry, membership: Membership): Sentence {
  return isActivityType(entry.kind) ? activityText(entry.kind, factsOf(entry, membership)) : []
}

function factsOf(
  { subject, list, vehicle, external, cardId, orderId, member, rateCents, movedCents }: ActivityEntry,
  at: Membership,
): ActivityFacts {
  const { project, access } = at
  return {
    subject,
    list: list
      ? { text: list.name, to: listPaths.listOnPage(project.id, list.id, `?list=${list.id}`) }
      : { text: 'a list' },
    vehicle: {
      text: vehicle ? vehicleTitle(vehicle) : (external ?? 'a vehicle'),
      to: cardId ? listPaths.listVehicle(project.id, cardId) : undefined,
    },
    order: orderOf(orderId, project, mayOpen('orders', access.applicationRole)),
    quote: { text: subject.quote ? `quote ${subject.quote}` : 'a quote', to: billingPaths.quotes(project.id) },
    member: { text: nameOf(member) },
    rate: rateCents === null ? 'a rate' : formatCents(rateCents),
    newTotal:
      movedCents === null || !can('seePrices', access) ? '' : `, new total ${formatCents(movedCents)} before tax`,
  }
}

function orderOf(orderId: number | null, project: Membership['project'], mayOpenIt: boolean): Thing {
  if (orderId === null) return { text: 'an order' }
  const text = `order #${orderId}`
  return mayOpenIt ? { text, to: orderPaths.orderDetails(orderId, project.id, project.title) } : { text }
}

/** An invited account has no name yet. */
function nameOf(person: ActivityEntry['who']): string {
  return person ? personName(person) || person.email : 'Someone'
}
