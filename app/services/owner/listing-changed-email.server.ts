import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { LISTING_ACTION_TEXTS } from '~/models/owner/listing-texts'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { personName } from '~/models/trade/fields/person'
import { pluralize } from '~/models/trade/format/text'
import { ownerPaths } from '~/models/trade/paths/owner'
import { PRODUCT } from '~/models/trade/product'
import type { ListingActionKind } from '~/models/trade/vocabulary/listings'
import { accounts, type Tx, type vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { type EndedInquiry, notifyListingsGone } from '~/services/deals/inquiry-emails.server'
import { listingSide } from '~/services/fleet/listing-events.server'

/** `ended`: the inquiries that ended with it. `key`: identifies the change. */
export type ChangedListing = { vehicle: typeof vehicles.$inferSelect; ended: EndedInquiry[]; key: string }

type Changed = { kind: ListingActionKind; reason: string; all: readonly ChangedListing[] }

/** Emails the crews whose inquiries ended, and the owner what the staff did and which inquiries ended. */
export async function notifyListingsChanged(tx: Tx, asker: Account, { kind, reason, all }: Changed): Promise<void> {
  const ended = all.flatMap((changed) => changed.ended)
  await notifyListingsGone(tx, ended, asker.origin)
  const isByStaff = listingSide(asker) === 'staff'
  const [first, ...others] = all
  if (!first || (!isByStaff && ended.length === 0)) return
  const [to] = await tx
    .select({ id: accounts.id, firstName: accounts.firstName, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, first.vehicle.ownerId))
  if (!to) throw notFound()
  const isOne = others.length === 0
  const title = vehicleTitle(first.vehicle)
  const { past, done } = LISTING_ACTION_TEXTS[kind]
  const who = isByStaff ? `${personName(asker)} of ${PRODUCT} has` : 'You have'
  const listings = pluralize(all.length, 'listing')
  await writeMail(tx, {
    type: 'listing-changed',
    to,
    subject: isOne ? `${title}: ${done.toLowerCase().replace('.', '')}` : `${listings} ${past}`,
    parts: [
      `${who} ${past} ${isOne ? `the listing of your ${title}` : listings}.`,
      ...(reason ? [{ facts: [['Reason', reason]] as const }] : []),
      ...(kind === 'edit-request' ? ["Crews can't inquire until you save an edit."] : []),
      ...(ended.length > 0
        ? [`What ended with ${isOne ? 'it' : 'them'}. The crews have been emailed:`, { items: ended.map(endedText) }]
        : []),
    ],
    ...(isOne
      ? { href: `${asker.origin}${ownerPaths.ownerVehicle(first.vehicle.id)}` }
      : { href: `${asker.origin}${ownerPaths.ownerVehicles()}`, label: 'Open your vehicles' }),
    key: first.key,
  })

  function endedText(inquiry: EndedInquiry): string {
    const text = `${inquiry.productionCompany}, ${formatBookingOfYear(inquiry)}`
    return isOne ? text : `${vehicleTitle(inquiry)}: ${text}`
  }
}
