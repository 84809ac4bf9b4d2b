import { eq } from 'drizzle-orm'
import { comments, db, lists, ratings } from '~/server/db/client.server'
import { createProject } from '~/services/projects/create-project.server'
import { nextAttempt, setBudget } from '~/services/projects/project.server'
import { unwrap } from './builder/unwrap'
import { writeList, writeListVehicle } from './builder/write-list.server'
import { writeMembers } from './builder/write-project.server'
import type { CrewKey } from './cast'
import type { Deal, Production, WantedCar, WantedList } from './productions/production'
import type { Cast } from './seed-cast.server'
import { type Fleet, vehicleOf } from './seed-fleet.server'
import type { StoryTime } from './story-time.server'

/** A list vehicle and its deal. */
export type Card = {
  projectId: string
  listVehicleId: string
  production: Production
  list: WantedList
  car: WantedCar
  deal: Deal | undefined
}

type Place = { projectId: string; production: Production }

/** Creates a project with its members, lists, list vehicles, reactions and comments. */
export async function seedProduction(production: Production, cast: Cast, fleet: Fleet, time: StoryTime) {
  const { crew, lists: wanted } = production
  const { projectId, listId } = await time.at(production.begunDaysAgo * 24, () => begin(production, cast, time))
  await writeMembers(
    projectId,
    crew.filter(([, role]) => role !== 'Owner').map(([key, role]) => ({ accountId: cast[key].id, role })),
    time.hoursAgo(production.begunDaysAgo * 24),
  )

  const cards: Card[] = []
  const hoursBetween = (production.begunDaysAgo * 24) / (wanted.length + 2)
  for (const [place, list] of wanted.entries()) {
    const madeAt = time.hoursAgo(production.begunDaysAgo * 24 - hoursBetween * (place + 1))
    const made =
      place === 0 ? await dateList(listId, madeAt) : await seedList({ projectId, production }, list, cast, madeAt)
    cards.push(...(await seedCars({ projectId, production }, made, list, { cast, fleet, time, madeAt })))
  }
  return { projectId, cards }
}

/** Creates the project and its first list as its Owner. */
async function begin(production: Production, cast: Cast, time: StoryTime) {
  const { title, productionCompany, description, location, budget, lists: wanted } = production
  const startsOn = time.inDays(production.startsInDays)
  const endsOn = time.inDays(production.endsInDays)
  const [first] = wanted
  if (!first) throw new Error(`${title} has no list.`)
  const { cars: _, ...list } = first
  const owner = cast[ownerOf(production)]
  const made = unwrap(
    await createProject(owner, {
      project: { title, productionCompany, description, location, startsOn, endsOn },
      list: { season: '', episode: '', act: '', scene: '', shotDescription: '', location: '', ...list },
      invitations: [],
      attempt: await nextAttempt(owner),
    }),
  )
  const edit = { sent: { budget }, revision: null, loaded: {} }
  if (budget) unwrap(await setBudget(owner, { projectId: made.projectId, edit }))
  return made
}

export function ownerOf({ title, crew }: Production): CrewKey {
  const owner = crew.find(([, role]) => role === 'Owner')
  if (!owner) throw new Error(`${title} has no owner.`)
  return owner[0]
}

/** Changes the date of the list, because the service creates it with the current time. */
async function dateList(listId: string, createdAt: Date): Promise<string> {
  await db().update(lists).set({ createdAt }).where(eq(lists.id, listId))
  return listId
}

function seedList(at: Place, { cars, ...list }: WantedList, cast: Cast, createdAt: Date): Promise<string> {
  const createdBy = cast[cars[0]?.addedBy ?? ownerOf(at.production)].id
  return writeList({ ...list, projectId: at.projectId, createdBy, createdAt })
}

type ListContext = { cast: Cast; fleet: Fleet; time: StoryTime; madeAt: Date }

async function seedCars(at: Place, listId: string, list: WantedList, context: ListContext) {
  const cards: Card[] = []
  for (const [place, car] of list.cars.entries()) {
    // The page orders vehicles by when they were added.
    const addedAt = new Date(context.madeAt.getTime() + (place + 1) * 60_000)
    const listVehicleId = await seedCar(at.projectId, listId, car, context, addedAt)
    cards.push({ ...at, listVehicleId, list, car, deal: car.deal })
  }
  return cards
}

async function seedCar(projectId: string, listId: string, car: WantedCar, context: ListContext, addedAt: Date) {
  const { cast, fleet } = context
  const vehicleId = vehicleOf(fleet, car.vehicle).id
  const place = { projectId, listId, vehicleId, addedBy: cast[car.addedBy].id, addedAt }
  const listVehicleId = await writeListVehicle({ ...place, ...car.notes })
  await seedReactions(listVehicleId, car, context, addedAt)
  return listVehicleId
}

/** Inserted directly, because the services write the current time and notify members. */
async function seedReactions(listVehicleId: string, car: WantedCar, { cast, time }: ListContext, addedAt: Date) {
  const rated = [
    ...(car.likes ?? []).map((key) => ({ key, rating: 'like' as const })),
    ...(car.dislikes ?? []).map((key) => ({ key, rating: 'dislike' as const })),
  ]
  if (rated.length > 0) {
    await db()
      .insert(ratings)
      .values(rated.map(({ key, rating }) => ({ listVehicleId, accountId: cast[key].id, rating, createdAt: addedAt })))
  }
  const rows = (car.comments ?? []).map(([key, comment, hoursAgo], place) => ({
    listVehicleId,
    accountId: cast[key].id,
    comment,
    createdAt: hoursAgo === undefined ? new Date(addedAt.getTime() + (place + 1) * 3_600_000) : time.hoursAgo(hoursAgo),
  }))
  if (rows.length > 0) await db().insert(comments).values(rows)
}
