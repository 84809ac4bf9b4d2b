import type { ListVehicle } from '~/models/deals/list-vehicle'
import { fittingLists, MOST_LISTS, VEHICLES_OF_A_LIST, VEHICLES_OF_A_LIST_ALONE } from '~/models/lists/lists-on-a-page'
import type { ShownList } from '~/models/lists/shown-list'
import { now } from '~/server/clock.server'
import type { Membership } from '~/services/crew/membership.server'
import { listVehicleView } from '~/services/deals/list-vehicle-view.server'
import { selectListVehicles } from '~/services/deals/select-list-vehicles.server'
import type { NextPage } from './page-links.server'
import { selectShownIds } from './shown-ids.server'
import { type Shown, selectLists } from './shown-lists.server'
import type { Undoable } from './undoable.server'
import { selectVehiclePhotos } from './vehicle-photos.server'

/** Where a page is read by nobody who removed something on it. */
const NOTHING: Undoable = { ids: [], by: '' }

/**
 * The lists of a project with their vehicles, as this member may see them: newest list first, as many to a page as
 * `fittingLists` allows; or one list alone, a page of its vehicles. Makes the same five queries for any number of
 * lists and vehicles. What this member removed on the page keeps its place, uncounted.
 */
export async function listsPage(
  membership: Membership,
  shown: Shown,
  undoable: Undoable = NOTHING,
): Promise<{ blocks: ShownList[]; next: NextPage | null }> {
  const isAlone = 'alone' in shown
  const lists = await selectLists(membership.project.id, shown, undoable, MOST_LISTS + 1)
  const places = await selectShownIds({
    listIds: lists.map(({ id }) => id),
    words: 'words' in shown ? shown.words : [],
    only: 'listVehicleId' in shown ? shown.listVehicleId : null,
    after: isAlone ? shown.after : null,
    undoable,
    perList: isAlone ? VEHICLES_OF_A_LIST_ALONE + 1 : VEHICLES_OF_A_LIST,
  })
  const filled = lists.map((list) => ({ ...list, places: places.filter(({ listId }) => listId === list.id) }))
  const fitting = isAlone ? filled : filled.slice(0, Math.min(MOST_LISTS, fittingLists(filled.map(sizeOf))))
  const page = fitting.map((list) => ({ ...list, places: list.places.slice(0, VEHICLES_OF_A_LIST_ALONE) }))
  return {
    blocks: await blocksOf(page, membership),
    next: isAlone ? nextPage(places, VEHICLES_OF_A_LIST_ALONE) : nextPage(lists, page.length),
  }
}

type Filled = Omit<ShownList, 'vehicles' | 'vehicleCount'> & { places: { id: string; ofList: number }[] }

const sizeOf = ({ places }: Pick<Filled, 'places'>) => places.length

async function blocksOf(lists: Filled[], membership: Membership): Promise<ShownList[]> {
  const vehicles = await listVehiclesOf(
    lists.flatMap(({ places }) => places.map(({ id }) => id)),
    membership,
  )
  return lists.map(({ places, ...list }) => ({
    ...list,
    vehicles: vehicles.filter(({ listId }) => listId === list.id),
    vehicleCount: places[0]?.ofList ?? 0,
  }))
}

function nextPage(rows: { id: string }[], shown: number): NextPage | null {
  const last = rows[shown - 1]
  const first = rows[shown]
  return last && first ? { after: last.id, at: first.id } : null
}

/** These list vehicles, in the order of the ids; three queries for any number. */
export async function listVehiclesOf(listVehicleIds: string[], membership: Membership): Promise<ListVehicle[]> {
  const facts = await selectListVehicles(listVehicleIds)
  const photos = await selectVehiclePhotos(facts.map(({ vehicle }) => vehicle.id))
  const byId = new Map(facts.map((row) => [row.id, row]))
  const at = now()
  return listVehicleIds.flatMap((id) => {
    const row = byId.get(id)
    return row ? [listVehicleView(row, photos.get(row.vehicle.id) ?? [], membership.standing, at)] : []
  })
}
