import type { AppServer } from '#tests/world/application/app-server'
import type { openWorld } from '#tests/world/application/application-on-database'
import { getRaw, postRaw } from '#tests/world/visits/raw-requests'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { RATINGS, type Rating } from '~/models/trade/vocabulary/projects'
import { db, ratings } from '~/server/db/client.server'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aVehicle, signedIn } from '../world/builders'
import { type Chance, chanceOf } from './chance'

type Reactions = {
  world: Awaited<ReturnType<typeof openWorld>>
  startOne: () => Promise<AppServer>
  seed: number
  reactions: number
}

const MEMBERS = 20
const VEHICLES = 6

/** Posts reactions of all members at once, each by two tabs. Returns where the counts differ from the rows. */
export async function runReactions({ world, startOne, seed, reactions }: Reactions): Promise<string[]> {
  const { projectId, members, listVehicleIds } = await world.inside(seedReactions)
  const { origin } = await startOne()
  const wrong: string[] = []
  const began = Date.now()
  // two members press in two tabs, so that their last press is unknown
  const tabs = members.flatMap((member, index) => (index < 2 ? [member, member] : [member]))
  const last = new Map<string, Rating | null>()
  await Promise.all(tabs.map(pressAll))
  console.log(`${reactions} reactions of ${MEMBERS} members in ${Math.round((Date.now() - began) / 1000)} s`)

  const page = await getRaw(origin + projectPaths.projectList(projectId), members[0]?.cookie)
  await world.stopApps()
  const rows = await world.inside(() => db().select().from(ratings))
  for (const listVehicleId of listVehicleIds)
    for (const rating of RATINGS) {
      const theirs = rows.filter((row) => row.listVehicleId === listVehicleId && row.rating === rating)
      const shown = shownOn(page.html, listVehicleId, rating)
      if (shown !== theirs.length) wrong.push(`${theirs.length} ${rating}s of ${listVehicleId} are shown as ${shown}`)
    }
  const stored = new Map<string, Rating>(rows.map((row) => [`${row.listVehicleId} ${row.accountId}`, row.rating]))
  if (stored.size < rows.length) wrong.push('a member reacted twice to one vehicle')
  for (const [key, rating] of last)
    if ((stored.get(key) ?? null) !== rating) wrong.push(`${key} is ${stored.get(key)}, not ${rating}`)
  return wrong

  async function pressAll(member: Member, tab: number) {
    const chance = chanceOf(seed, tab)
    const isAlone = tabs.filter(({ id }) => id === member.id).length === 1
    for (let count = tab; count < reactions; count += tabs.length) await press(member, chance, isAlone)
  }

  async function press({ cookie, id }: Member, chance: Chance, isAlone: boolean) {
    const [listVehicleId, rating] = [chance.pick(listVehicleIds), chance.pick(RATINGS)]
    const key = `${listVehicleId} ${id}`
    const isSet = chance.happens(0.7)
    const path = origin + listPaths.ownReaction(projectId, listVehicleId, rating)
    const { status } = await postRaw(path, { set: isSet ? 'yes' : 'no' }, cookie)
    if (status !== 200) wrong.push(`a reaction was answered with ${status}`)
    if (!isAlone) return
    if (isSet) last.set(key, rating)
    else if (last.get(key) === rating) last.set(key, null)
  }
}

type Member = { id: string; cookie: string }

async function seedReactions() {
  const [dana, omar] = [await anAdmin(), await anOwner()]
  const others = []
  while (others.length < MEMBERS - 1) others.push(await aMember())
  const projectId = await aProject({ Owner: dana, Member: others })
  const listId = await aList(projectId, dana)
  const listVehicleIds: string[] = []
  while (listVehicleIds.length < VEHICLES)
    listVehicleIds.push(await aListVehicle(projectId, listId, await aVehicle(omar), dana))
  const members: Member[] = []
  for (const person of [dana, ...others]) members.push({ id: person.id, cookie: await signedIn(person) })
  return { projectId, members, listVehicleIds }
}

/** The count on the button of a card. */
function shownOn(html: string, listVehicleId: string, rating: Rating): number {
  const button = new RegExp(`list/${listVehicleId}/reactions/${rating}[^>]*aria-label="[^"]*: (\\d+)"`)
  return Number(button.exec(html)?.[1])
}
