import { eq } from 'drizzle-orm'
import {
  checkListingChange,
  checkReason,
  LISTING_MESSAGES,
  listingChange,
  mayChangeListing,
} from '~/models/fleet/listing-lifecycle'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { LISTING_ACT_WORDS } from '~/models/owner/listing-words'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { personName } from '~/models/trade/fields/person'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PRODUCT } from '~/models/trade/product'
import type { ListingAct } from '~/models/trade/vocabulary/vehicles'
import { accounts, type Tx, transact, vehicles } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import { writeMail } from '~/server/mail/write-mail.server'
import { type Account, deputyOf } from '~/server/session/asker.server'
import { endInquiriesAbout } from '~/services/deals/withdraw-inquiries.server'
import {
  asksForEdits,
  listingProgress,
  listingSide,
  recordListingEvent,
  setListingStatus,
} from '~/services/fleet/listing-events.server'
import { isChangedBy, listingFacts } from './listing.server'

/** `seen`: how often the status had been changed when the page was made, so that a form sent twice changes it once. */
type Asked = { seen: number; reason: string }

/**
 * Changes the status of a listing for its owner or by the staff, with everything that follows from it: all of it, or
 * nothing. The vehicle is locked, so that an order or an inquiry of the same moment was first, or finds it changed.
 */
export function changeListing(asker: Account, vehicleId: string, act: ListingAct, asked: Asked): Promise<Outcome> {
  return transact(
    LISTING_MESSAGES.failed,
    async (tx) => {
      const vehicle = await lockListing(tx, asker, vehicleId)
      const side = listingSide(asker)
      if (!mayChangeListing(act, side)) throw forbidden()
      const { to, event, endsInquiries } = listingChange(act)
      const { changes, last } = await listingProgress(tx, vehicleId)
      if (asked.seen !== changes) {
        return last === event ? { ok: true } : refused('listing-changed', LISTING_MESSAGES.changed)
      }
      const facts = await listingFacts(tx, vehicleId)
      const refusal = checkListingChange(act, facts) ?? checkReason(act, side, asked.reason)
      if (refusal) return refusal

      // what the staff have asked to be changed is still to be changed
      const isBackInEdit = act === 'reactivation' && (await asksForEdits(tx, vehicleId))
      await setListingStatus(tx, vehicleId, isBackInEdit ? 'edit_requests' : to)
      await recordListingEvent(tx, asker, vehicleId, event, asked.reason)
      const ended = endsInquiries ? await endInquiriesAbout(tx, actorOf(asker), vehicleId) : []
      if (side === 'staff' || ended.length > 0) {
        await notifyOwner(tx, asker, { vehicle, act, reason: asked.reason, ended, key: `${vehicleId}/${changes}` })
      }
      return { ok: true }
    },
    { vehicles_one_vin: () => refused('vin-taken', LISTING_MESSAGES.sameVin) },
  )
}

type Listing = typeof vehicles.$inferSelect

/** Locks a vehicle against orders, inquiries and other changes of its listing until the transaction ends. */
async function lockListing(tx: Tx, asker: Account, vehicleId: string): Promise<Listing> {
  const [vehicle] = await tx.select().from(vehicles).where(isChangedBy(asker, vehicleId)).for('no key update')
  if (!vehicle) throw notFound()
  return vehicle
}

/** In the history of a project: the reason of the staff is for the owner alone. */
function actorOf(asker: Account) {
  if (listingSide(asker) === 'owner') return asker
  return deputyOf(asker, { side: 'owner', reason: 'The vehicle is no longer listed.' })
}

type Changed = { vehicle: Listing; act: ListingAct; reason: string; ended: string[]; key: string }

/** Mails the owner what the staff did, and which inquiries ended. */
async function notifyOwner(tx: Tx, asker: Account, { vehicle, act, reason, ended, key }: Changed): Promise<void> {
  const [to] = await tx
    .select({ id: accounts.id, firstName: accounts.firstName, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, vehicle.ownerId))
  if (!to) throw notFound()
  const title = vehicleTitle(vehicle)
  const { past, done } = LISTING_ACT_WORDS[act]
  const who = listingSide(asker) === 'staff' ? `${personName(asker)} of ${PRODUCT} has` : 'You have'
  await writeMail(tx, {
    type: 'listing-changed',
    to,
    subject: `${title}: ${done.toLowerCase().replace('.', '')}`,
    parts: [
      `${who} ${past} the listing of your ${title}.`,
      ...(reason ? [{ facts: [['Reason', reason]] as const }] : []),
      ...(act === 'edit-request' ? ['It takes no inquiries until you save a change.'] : []),
      ...(ended.length > 0 ? ['What ended with it. The crews have been emailed:', { items: ended }] : []),
    ],
    href: `${asker.origin}${ownerPaths.ownerVehicle(vehicle.id)}`,
    key,
  })
}
