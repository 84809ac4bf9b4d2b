import type { ListBlock, ListCard } from '~/models/list-card'
import { now } from '../clock.server'
import type { Membership } from '../projects/membership.server'
import { type Shown, selectBlocks } from './blocks.server'
import { listCard } from './card.server'
import { selectCardFacts } from './card-facts.server'
import { selectPhotoIds } from './card-photos.server'
import { selectShownVehicles } from './shown-vehicles.server'

/** Vehicles of one list that a page of lists shows before 'Show all'. */
const PER_LIST = 12
const ALL = 1_000_000

/**
 * The lists of a project with their vehicles, as this member may see them: newest list first, sixteen to a page. Makes
 * the same five queries for any number of lists and vehicles. `next` is the list after which the next page begins.
 */
export async function listCards(
  membership: Membership,
  shown: Shown,
): Promise<{ blocks: ListBlock[]; next: string | null }> {
  const { lists, next } = await selectBlocks(membership.project.id, shown)
  const vehicles = await selectShownVehicles({
    listIds: lists.map(({ id }) => id),
    words: 'words' in shown ? shown.words : [],
    listVehicleId: 'listVehicleId' in shown ? shown.listVehicleId : null,
    perList: 'isInFull' in shown && shown.isInFull ? ALL : PER_LIST,
  })
  const cards = await cardsOf(
    vehicles.map(({ id }) => id),
    membership,
  )
  const blocks = lists.map((list) => ({
    ...list,
    cards: cards.filter(({ listId }) => listId === list.id),
    vehicleCount: vehicles.find(({ listId }) => listId === list.id)?.ofList ?? 0,
  }))
  return { blocks, next }
}

/** The cards of these places in lists, in the order of the ids; three queries for any number. */
export async function cardsOf(listVehicleIds: string[], membership: Membership): Promise<ListCard[]> {
  const facts = await selectCardFacts(listVehicleIds)
  const photoIds = await selectPhotoIds(facts.map(({ vehicle }) => vehicle.id))
  const byId = new Map(facts.map((row) => [row.id, row]))
  const at = now()
  return listVehicleIds.flatMap((id) => {
    const row = byId.get(id)
    return row ? [listCard(row, photoIds.get(row.vehicle.id) ?? [], membership.standing, at)] : []
  })
}
