import { db } from '~/server/db/client.server'
import { comments, ratings } from '~/server/db/schema'
import { writeList, writeListVehicle } from './builder/write-list.server'
import { writeProject } from './builder/write-project.server'
import type { CrewKey } from './cast'
import type { Deal, Production, WantedCar, WantedList } from './productions/production'
import type { Cast } from './seed-cast.server'
import { type Fleet, vehicleOf } from './seed-fleet.server'
import type { StoryTime } from './story-time.server'

/** A vehicle of a list with what becomes of it. */
export type Card = {
  projectId: string
  listVehicleId: string
  production: Production
  list: WantedList
  car: WantedCar
  deal: Deal | undefined
}

type Place = { projectId: string; production: Production }

/** Writes a project with its crew, its lists and what the crew thinks of the vehicles in them. */
export async function seedProduction(production: Production, cast: Cast, fleet: Fleet, time: StoryTime) {
  const { title, productionCompany, description, location, crew } = production
  const createdAt = time.hoursAgo(production.begunDaysAgo * 24)
  const project = {
    title,
    productionCompany,
    description,
    location,
    createdAt,
    startsOn: time.inDays(production.startsInDays),
    endsOn: time.inDays(production.endsInDays),
  }
  const projectId = await writeProject(
    project,
    crew.map(([key, role]) => ({ accountId: cast[key].id, role })),
  )

  const cards: Card[] = []
  const hoursBetween = (production.begunDaysAgo * 24) / (production.lists.length + 2)
  for (const [place, list] of production.lists.entries()) {
    const madeAt = time.hoursAgo(production.begunDaysAgo * 24 - hoursBetween * (place + 1))
    cards.push(...(await seedList({ projectId, production }, list, cast, fleet, madeAt)))
  }
  return { projectId, cards }
}

function ownerOf({ title, crew }: Production): CrewKey {
  const owner = crew.find(([, role]) => role === 'Owner')
  if (!owner) throw new Error(`${title} has no owner.`)
  return owner[0]
}

async function seedList(at: Place, { cars, ...list }: WantedList, cast: Cast, fleet: Fleet, createdAt: Date) {
  const createdBy = cast[cars[0]?.addedBy ?? ownerOf(at.production)].id
  const listId = await writeList({ ...list, projectId: at.projectId, createdBy, createdAt })
  const cards: Card[] = []
  for (const [place, car] of cars.entries()) {
    // The order of addition is the order on the page.
    const addedAt = new Date(createdAt.getTime() + (place + 1) * 60_000)
    const listVehicleId = await seedCar(at.projectId, listId, car, cast, fleet, addedAt)
    cards.push({ ...at, listVehicleId, list: { ...list, cars }, car, deal: car.deal })
  }
  return cards
}

async function seedCar(projectId: string, listId: string, car: WantedCar, cast: Cast, fleet: Fleet, addedAt: Date) {
  const vehicleId = vehicleOf(fleet, car.vehicle).id
  const listVehicleId = await writeListVehicle({ projectId, listId, vehicleId, addedBy: cast[car.addedBy].id, addedAt })
  await seedReactions(listVehicleId, car, cast, addedAt)
  return listVehicleId
}

/** Written by hand: the product has no verb for either yet. */
async function seedReactions(listVehicleId: string, car: WantedCar, cast: Cast, addedAt: Date) {
  const rated = [
    ...(car.likes ?? []).map((key) => ({ key, rating: 'like' as const })),
    ...(car.dislikes ?? []).map((key) => ({ key, rating: 'dislike' as const })),
  ]
  if (rated.length > 0) {
    await db()
      .insert(ratings)
      .values(rated.map(({ key, rating }) => ({ listVehicleId, accountId: cast[key].id, rating, createdAt: addedAt })))
  }
  const said = (car.comments ?? []).map(([key, comment], place) => ({
    listVehicleId,
    accountId: cast[key].id,
    comment,
    createdAt: new Date(addedAt.getTime() + (place + 1) * 3_600_000),
  }))
  if (said.length > 0) await db().insert(comments).values(said)
}
