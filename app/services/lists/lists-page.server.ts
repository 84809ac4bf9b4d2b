import { stagesOf } from '~/models/deals/deal-summary'
import { readNamedPlace } from '~/models/fleet/named-place'
import { notesView } from '~/models/lists/arrange/vehicle-notes'
import { bookedView } from '~/models/lists/booked-view'
import { type ListFields, listHeading } from '~/models/lists/list-heading'
import { checkReaction, NO_REACTIONS, type Reactions } from '~/models/lists/reactions'
import {
  fittingLists,
  type ListedExternal,
  type ListedVehicle,
  PAGE_SIZES,
  type ShownList,
} from '~/models/lists/shown-list'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { EVERYTHING, searchPath } from '~/models/trade/addresses/search-query'
import { todayIn } from '~/models/trade/days/zones'
import type { Cents } from '~/models/trade/money'
import { DEFAULT_ORDER, type DealOrder, type ListLayout } from '~/models/trade/vocabulary/projects'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { bookingOf, findLeaders, listVehicleView } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles, type ListVehicleRow } from '~/services/deals/select-list-vehicles.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import { findFavorites } from '~/services/search/favorites.server'
import { allPaperwork } from '~/services/signing/paperwork.server'
import { countComments } from './comments/count-comments.server'
import { externalCards } from './external-cards/external-cards.server'
import type { NextPage } from './list-bar.server'
import type { ListFilter, Undoable } from './list-filter.server'
import { allReactions } from './reactions.server'
import { allShownExternals, type ShownExternals } from './shown-externals.server'
import { allShownIds, allShownLists, type ListQuery, type Shown, type ShownPlaces } from './shown-lists.server'

/** For views without removed vehicles. */
const NO_UNDO: Undoable = { ids: [], by: '' }

/**
 * A page of a project's lists with their vehicles in their order, as this member may see them: as many lists as
 * `fittingLists` allows, or a page of the vehicles of one list, marketplace vehicles first. Thirteen queries at most
 * for any number of lists and vehicles. Vehicles that the member removed on this page stay visible but are not counted.
 */
export async function listsPage(
  membership: Membership,
  shown: Shown,
  undoable: Undoable = NO_UNDO,
  layout: ListLayout = 'cards',
): Promise<{ blocks: ShownList[]; next: NextPage | null }> {
  const isAlone = 'alone' in shown
  const size = PAGE_SIZES[layout]
  const { order, ...filter } = filterFor(membership.access, shown, undoable)
  const lists = await allShownLists(membership.project.id, shown, filter, size.lists + 1)
  const wanted = {
    ...filter,
    listIds: lists.map(({ id }) => id),
    only: 'listVehicleId' in shown ? shown.listVehicleId : null,
    after: isAlone && shown.after ? { id: shown.after, key: shown.key ?? 0 } : null,
    perList: isAlone ? size.alone + 1 : size.perList,
  }
  const places = await allShownIds({ ...wanted, order, access: membership.access })
  const externals = await allShownExternals(wanted)
  const filled = lists.map((list): Filled => {
    return { list, ...(places.get(list.id) ?? NOTHING), externals: externals.get(list.id) ?? NO_EXTERNALS }
  })
  const page = isAlone
    ? filled.map((each) => startOf(each, size.alone))
    : filled.slice(0, fittingLists(filled.map(sizeOf), layout))
  return {
    blocks: await blocksOf(page, membership),
    next: isAlone
      ? (filled.map((each) => nextInList(each, size.alone))[0] ?? null)
      : nextLists(lists, page.length, size.lists),
  }
}

/** The filter and order for a member. Ignores stages for members without prices, or the result would reveal them. */
function filterFor(access: AccessContext, shown: Shown, undoable: Undoable): ListFilter & { order: DealOrder } {
  const { words, mark = null, status, order }: ListQuery = 'words' in shown ? shown : { words: [] }
  if (!can('seePrices', access)) return { words, mark, stages: null, undoable, order: DEFAULT_ORDER }
  const stages = status ? stagesOf(status, access) : null
  return { words, mark, stages, undoable, order: order ?? DEFAULT_ORDER }
}

type Filled = ShownPlaces & { list: { id: string } & ListFields; externals: ShownExternals }

const NOTHING: ShownPlaces = { ofList: 0, places: [] }

const NO_EXTERNALS: ShownExternals = { ofList: 0, ids: [], isLater: false }

const sizeOf = ({ places, externals }: Filled) => places.length + externals.ids.length

function startOf({ list, ofList, places, externals }: Filled, size: number): Filled {
  return { list, ofList, places: places.slice(0, size), externals: { ...externals, ids: externals.ids.slice(0, size) } }
}

async function blocksOf(lists: Filled[], membership: Membership): Promise<ShownList[]> {
  const ids = lists.flatMap(({ places }) => places.map(({ id }) => id))
  const shown = lists.flatMap(({ externals }) => (externals.isLater ? [] : externals.ids))
  const feedback = await allFeedback([...ids, ...shown], membership)
  const vehicles = await listVehiclesOf(ids, membership, feedback)
  const listed = await externalsOf(shown, membership, feedback)
  return lists.map(({ list: { id, name, location, ...parts }, ofList, externals }) => ({
    id,
    name,
    heading: listHeading(parts),
    location,
    nearTo: readNamedPlace(location) && searchPath({ ...EVERYTHING, near: location }),
    vehicles: vehicles.filter(({ listId }) => listId === id),
    vehicleCount: ofList,
    externals: listed.filter(({ listId }) => listId === id),
    externalCount: externals.ofList,
  }))
}

/** Vehicles of the marketplace come first. */
function nextInList({ places, externals }: Filled, size: number): NextPage | null {
  const rest = externals.ids.map((id) => ({ id }))
  return nextPage(places, size) ?? nextPage(rest, size)
}

/** With the number of lists left, if all of them were selected. */
function nextLists(rows: { id: string }[], shown: number, most: number): NextPage | null {
  const next = nextPage(rows, shown)
  return next && { ...next, left: rows.length > most ? null : rows.length - shown }
}

function nextPage(rows: { id: string; key?: number }[], shown: number): NextPage | null {
  const last = rows[shown - 1]
  const first = rows[shown]
  return last && first ? { after: last.id, key: last.key, at: first.id, left: null } : null
}

type Feedback = { reactions: Map<string, Reactions>; comments: Map<string, number> }

/** The comments and reactions of list vehicles. Two queries for any number. */
async function allFeedback(listVehicleIds: string[], { renterId }: Membership): Promise<Feedback> {
  return {
    reactions: await allReactions(listVehicleIds, renterId),
    comments: await countComments(listVehicleIds),
  }
}

async function externalsOf(ids: string[], membership: Membership, feedback: Feedback): Promise<ListedExternal[]> {
  const refusal = checkReaction(null, membership.access)?.message ?? null
  return (await externalCards(membership, ids)).map((card) => ({
    ...card,
    reactions: { ...NO_REACTIONS, ...feedback.reactions.get(card.id), refusal },
    comments: feedback.comments.get(card.id) ?? 0,
  }))
}

/** These list vehicles in the order of the ids; those of other projects are omitted. Six queries for any number. */
async function listVehiclesOf(
  listVehicleIds: string[],
  membership: Membership,
  { reactions, comments }: Feedback,
): Promise<ListedVehicle[]> {
  const listed = await allListVehicles(listVehicleIds)
  const facts = listed.filter(({ projectId }) => projectId === membership.project.id)
  const vehicleIds = facts.map(({ vehicle }) => vehicle.id)
  const photos = await allVehiclePhotos(vehicleIds)
  const { renterId, access } = membership
  const favorite = await findFavorites({ id: renterId }, vehicleIds)
  const reader = { renterId, access, leaders: await findLeaders(membership), at: now() }
  const paperwork = await allPaperwork(facts.flatMap(({ orderId }) => orderId ?? []))
  const byId = new Map(facts.map((row) => [row.id, row]))
  return listVehicleIds.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const refusal = checkReaction(row.vehicle.listingStatus, access)?.message ?? null
    const view = listVehicleView(row, photos.get(row.vehicle.id) ?? [], reader)
    const said = { reactions: { ...NO_REACTIONS, ...reactions.get(id), refusal }, comments: comments.get(id) ?? 0 }
    const order = bookedOf(row, paperwork, { ...reader, rateCents: view.deal?.inquiry?.lastOfferCents ?? null })
    return [{ ...view, ...said, notes: notesView(row.notes), favorite: favorite(row.vehicle.id), order }]
  })
}

type Reader = { access: AccessContext; at: Date; rateCents: Cents | null }
type Papers = Awaited<ReturnType<typeof allPaperwork>>

/** Null unless it is booked and its rental is not over. */
function bookedOf(row: ListVehicleRow, papers: Papers, { access, at, rateCents }: Reader) {
  const { orderId, orderItemId: itemId, orderItemStatus: status, orderTaxCents: taxCents, vehicle, photographed } = row
  const booking = bookingOf(row)
  const paperwork = orderId === null ? null : papers.get(orderId)
  if (orderId === null || itemId === null || taxCents === null || status !== 'confirmed' || !booking || !paperwork)
    return null
  const today = todayIn(vehicle.zone, at)
  const delivers = ownerDelivers(vehicle)
  return bookedView({ orderId, itemId, booking, today, paperwork, photographed, rateCents, taxCents, delivers }, access)
}

/** A vehicle that is on a list of this project; 404 otherwise. */
export async function requireListVehicle(membership: Membership, listVehicleId: string): Promise<ListedVehicle> {
  const feedback = await allFeedback([listVehicleId], membership)
  const [listVehicle] = await listVehiclesOf([listVehicleId], membership, feedback)
  if (!listVehicle || listVehicle.isRemoved) throw notFound()
  return listVehicle
}
