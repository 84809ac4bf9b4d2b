import { stagesOf } from '~/models/deals/deal-summary'
import type { ListVehicle } from '~/models/deals/deal-terms'
import { type ListFields, listHeading } from '~/models/lists/list-heading'
import { fittingLists, type ShownList } from '~/models/lists/shown-list'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { MAX_LISTS_PER_PAGE, SINGLE_LIST_PAGE_SIZE, VEHICLES_PER_LIST } from '~/models/trade/constants'
import { DEFAULT_ORDER, type DealOrder } from '~/models/trade/vocabulary/projects'
import { now } from '~/server/clock.server'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { findLeaders, listVehicleView } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import type { NextPage } from './list-bar.server'
import type { ListFilter, Undoable } from './list-filter.server'
import { allShownIds, allShownLists, type ListQuery, type Shown, type ShownPlaces } from './shown-lists.server'

/** Where a page is read by nobody who removed something on it. */
const NO_UNDO: Undoable = { ids: [], by: '' }

/**
 * The lists of a project with their vehicles, as this member may see them: newest list first, as many to a page as
 * `fittingLists` allows; or one list alone, a page of its vehicles. Makes the same six queries for any number of
 * lists and vehicles. What this member removed on the page keeps its place, uncounted.
 */
export async function listsPage(
  membership: Membership,
  shown: Shown,
  undoable: Undoable = NO_UNDO,
): Promise<{ blocks: ShownList[]; next: NextPage | null }> {
  const isAlone = 'alone' in shown
  const { order, ...filter } = filterFor(membership.access, shown, undoable)
  const lists = await allShownLists(membership.project.id, shown, filter, MAX_LISTS_PER_PAGE + 1)
  const places = await allShownIds({
    ...filter,
    listIds: lists.map(({ id }) => id),
    order,
    access: membership.access,
    only: 'listVehicleId' in shown ? shown.listVehicleId : null,
    after: isAlone && shown.after ? { id: shown.after, key: shown.key ?? 0 } : null,
    perList: isAlone ? SINGLE_LIST_PAGE_SIZE + 1 : VEHICLES_PER_LIST,
  })
  const filled = lists.map((list) => ({ list, ...(places.get(list.id) ?? NOTHING) }))
  const fitting = isAlone ? filled : filled.slice(0, Math.min(MAX_LISTS_PER_PAGE, fittingLists(filled.map(sizeOf))))
  const page = fitting.map((each) => ({ ...each, places: each.places.slice(0, SINGLE_LIST_PAGE_SIZE) }))
  return {
    blocks: await blocksOf(page, membership),
    next: isAlone ? nextPage(filled[0]?.places ?? [], SINGLE_LIST_PAGE_SIZE) : nextPage(lists, page.length),
  }
}

/** The filter and order for a member: none by what they may not see, or the result would reveal it. */
function filterFor(access: AccessContext, shown: Shown, undoable: Undoable): ListFilter & { order: DealOrder } {
  const { words, status, order }: ListQuery = 'words' in shown ? shown : { words: [] }
  if (!can('seePrices', access)) return { words, stages: null, undoable, order: DEFAULT_ORDER }
  const stages = status ? stagesOf(status, access) : null
  return { words, stages, undoable, order: order ?? DEFAULT_ORDER }
}

type Filled = ShownPlaces & { list: { id: string } & ListFields }

const NOTHING: ShownPlaces = { ofList: 0, places: [] }

const sizeOf = ({ places }: Filled) => places.length

async function blocksOf(lists: Filled[], membership: Membership): Promise<ShownList[]> {
  const vehicles = await listVehiclesOf(
    lists.flatMap(({ places }) => places.map(({ id }) => id)),
    membership,
  )
  return lists.map(({ list: { id, name, location, ...parts }, ofList }) => ({
    id,
    name,
    heading: listHeading(parts),
    location,
    vehicles: vehicles.filter(({ listId }) => listId === id),
    vehicleCount: ofList,
  }))
}

function nextPage(rows: { id: string; key?: number }[], shown: number): NextPage | null {
  const last = rows[shown - 1]
  const first = rows[shown]
  return last && first ? { after: last.id, key: last.key, at: first.id } : null
}

/** Those of these list vehicles that are in the project, in the order of the ids; four queries for any number. */
async function listVehiclesOf(listVehicleIds: string[], membership: Membership): Promise<ListVehicle[]> {
  const listed = await allListVehicles(listVehicleIds)
  const facts = listed.filter(({ projectId }) => projectId === membership.project.id)
  const photos = await allVehiclePhotos(facts.map(({ vehicle }) => vehicle.id))
  const { renterId, access } = membership
  const reader = { renterId, access, leaders: await findLeaders(membership), at: now() }
  const byId = new Map(facts.map((row) => [row.id, row]))
  return listVehicleIds.flatMap((id) => {
    const row = byId.get(id)
    return row ? [listVehicleView(row, photos.get(row.vehicle.id) ?? [], reader)] : []
  })
}

/** One vehicle that is on a list of this project now, else 404. */
export async function requireListVehicle(membership: Membership, listVehicleId: string): Promise<ListVehicle> {
  const [listVehicle] = await listVehiclesOf([listVehicleId], membership)
  if (!listVehicle || listVehicle.isRemoved) throw notFound()
  return listVehicle
}
