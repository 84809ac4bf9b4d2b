import { eq } from 'drizzle-orm'
import { HOME_ZONE, instantIn, todayIn } from '~/models/trade/days/zones'
import { now, setClock } from '~/server/clock.server'
import { accounts, db, outbox } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'
import { closeProject } from '~/services/projects/close-project.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { sendMatches } from '~/services/search/saved/send-matches.server'
import { sendMorningDigests } from '~/services/today/send-morning-digests.server'
import { unwrap } from './builder/unwrap'
import { INVITED_OWNER } from './cast'
import { chromeSummer } from './productions/chrome-summer'
import { ferryStreet } from './productions/ferry-street'
import { kudzuCounty } from './productions/kudzu-county'
import type { Production } from './productions/production'
import { theLongHaul } from './productions/the-long-haul'
import { seedCast } from './seed-cast.server'
import { seedDeal, seedReplyTemplates } from './seed-deals.server'
import { seedOrderDocuments, seedProviderDocuments } from './seed-documents.server'
import { seedExternals } from './seed-externals.server'
import { seedCalendars, seedEditRequests, seedFleet } from './seed-fleet.server'
import { seedInspections } from './seed-inspections.server'
import { fillCart, seedOrder } from './seed-orders.server'
import { type Card, ownerOf, seedProduction } from './seed-productions.server'
import { seedSavedSearches } from './seed-saved-searches.server'
import { seedSignUps } from './seed-sign-ups.server'
import { seedVisits } from './seed-visits.server'
import { type StoryTime, storyTime } from './story-time.server'

const PRODUCTIONS: readonly Production[] = [kudzuCounty, ferryStreet, theLongHaul, chromeSummer]

/**
 * Fills an empty database and file store with the demo, dated relative to today. Throws if there are accounts already,
 * so that demo data never mixes with real data.
 */
export async function seedDemo({ withPhotos = true } = {}): Promise<void> {
  if ((await db().$count(accounts)) > 0)
    throw new Error('There are accounts already: the demonstration needs an empty database.')
  // photos are stored last, so check the file store before anything is written
  await fileStore()
  const begin = now()
  setClock(begin)
  try {
    await seedStories(begin, withPhotos)
  } finally {
    setClock()
  }
}

async function seedStories(begin: Date, withPhotos: boolean) {
  const time = storyTime(begin)
  const cast = await seedCast()
  await time.at(50, async () => unwrap(await inviteOwner(cast.pru, INVITED_OWNER)))
  await seedSignUps({ cast, time })
  await seedReplyTemplates(cast)
  // before any email is written, because emails show the vehicle
  const fleet = await time.at(DAYS_LISTED * 24, () => seedFleet(cast, { withPhotos }))
  const told = { cast, fleet, time }

  const cards: Card[] = []
  const wrapped: Wrapped[] = []
  const begun: [projectId: string, production: Production][] = []
  for (const production of PRODUCTIONS) {
    const { projectId, cards: told } = await seedProduction(production, cast, fleet, time)
    cards.push(...told)
    begun.push([projectId, production])
    const { closedDaysAgo } = production
    if (closedDaysAgo !== undefined) wrapped.push({ projectId, closedDaysAgo, owner: cast[ownerOf(production)] })
  }
  for (const card of cards) if (card.deal) await seedDeal(card, card.deal, told)
  const orders = PRODUCTIONS.flatMap((production) => production.orders).sort(
    (one, other) => other.hoursAgo - one.hoursAgo,
  )
  for (const order of orders) await seedOrder(order, cards, told)
  for (const card of cards) {
    if (card.deal?.cartOf) await fillCart(card.deal.cartOf, [card], cast)
    if (card.car.removedBy) unwrap(await removeVehicle(cast[card.car.removedBy], card))
  }
  await seedCalendars(told)
  await seedEditRequests(told)
  await closeWrapped(wrapped, time)
  const [longHaul] = begun.find(([, production]) => production === theLongHaul) ?? []
  if (longHaul) await seedExternals(longHaul, cast, time, withPhotos)
  for (const [projectId, production] of begun) await seedVisits(projectId, production, cast, time)
  await seedProviderDocuments(cast.pru, time)
  await seedOrderDocuments(cast, time)
  await seedInspections(cast, time)
  await seedSavedSearches(told)
  await time.at(hoursSinceMorning(begin), async () => {
    await sendMorningDigests(serverAsker())
    await sendMatches(serverAsker())
  })
  await skipMail()
}

/** Before the first production was created. */
const DAYS_LISTED = 200

type Wrapped = { projectId: string; closedDaysAgo: number; owner: Account }

async function closeWrapped(wrapped: readonly Wrapped[], time: StoryTime) {
  for (const { projectId, closedDaysAgo, owner } of wrapped) {
    await time.at(closedDaysAgo * 24, async () => unwrap(await closeProject(owner, projectId)))
  }
}

/** Hours since it was last morning in all time zones of the fleet: 10 AM in New York is 7 AM in Los Angeles. */
function hoursSinceMorning(begin: Date): number {
  const hours = (begin.getTime() - instantIn(`${todayIn(HOME_ZONE, begin)}T10:00:00`, HOME_ZONE).getTime()) / 3_600_000
  return hours < 0 ? hours + 24 : hours
}

/** The demo accounts have no mailboxes, so these emails can be read in the outbox but are never delivered. */
async function skipMail() {
  await db().update(outbox).set({ status: 'skipped' }).where(eq(outbox.status, 'queued'))
}
