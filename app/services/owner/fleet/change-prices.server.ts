import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { checkPriceChanges, PRICE_CHANGE_MESSAGES, priceChanges } from '~/models/owner/fleet/price-change'
import { type SeenRows, seenText } from '~/models/trade/fields/seen-rows'
import { formatExact } from '~/models/trade/money'
import { type Outcome, refusalText, refused } from '~/models/trade/results/outcome'
import { transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { setDayPrice } from '~/services/fleet/listing/edit-listing.server'
import {
  lockSelectedVehicles,
  requireSelectedVehicles,
  type SelectedVehicle,
} from '~/services/fleet/selected-vehicles.server'

const titled = (vehicle: SelectedVehicle) => ({ ...vehicle, title: vehicleTitle(vehicle) })

/** The new prices of these vehicles after a change by `tenths` of a percent (null: not entered yet). 404 for others. */
export async function pricePreview(asker: Account, ids: readonly string[], tenths: number | null) {
  const found = (await requireSelectedVehicles(asker, ids)).map(titled)
  const changes = tenths === null ? [] : priceChanges(found, tenths)
  const newPrices = new Map(changes.map(({ id, newPrice }) => [id, newPrice]))
  const refusal = tenths === null ? null : checkPriceChanges(changes)
  return {
    vehicles: found.map(({ id, title, stockNumber, dayPrice }) => ({
      id,
      title,
      stockNumber,
      price: dayPrice > 0 ? formatExact(dayPrice) : 'No price yet',
      newPrice: newPrices.has(id) ? formatExact(newPrices.get(id) ?? 0) : null,
    })),
    refusal: refusal && refusalText(refusal),
    changing: changes.length,
    seen: seenText(changes.map(({ id, revision, newPrice }) => ({ id, seen: [revision, newPrice] }))),
  }
}

export type PricePreview = Awaited<ReturnType<typeof pricePreview>>

/** `seen`: per vehicle, the revision and the new price in the preview. */
type Change = { percent: number; seen: SeenRows<[number, number]> }

/**
 * Changes the day prices of the asker's vehicles as previewed, all or none. Refused if one was saved since. Idempotent:
 * a vehicle that already has its new price is left unchanged.
 */
export function changePrices(asker: Account, { percent, seen }: Change): Promise<Outcome<{ count: number }>> {
  return transact(PRICE_CHANGE_MESSAGES.failed, async (tx) => {
    const found = (await lockSelectedVehicles(tx, asker, [...seen.keys()])).map(titled)
    const wanted = ({ id }: { id: string }) => seen.get(id) ?? [0, 0]
    if (found.length === seen.size && found.every((vehicle) => vehicle.dayPrice === wanted(vehicle)[1])) {
      return { ok: true, count: found.length }
    }
    const changes = priceChanges(found, percent)
    const isAsSeen = found.every((vehicle) => vehicle.revision === wanted(vehicle)[0])
    const isAsPreviewed = changes.length === seen.size && changes.every((one) => one.newPrice === wanted(one)[1])
    if (!isAsSeen || !isAsPreviewed) return refused('listing-changed', PRICE_CHANGE_MESSAGES.changed)
    const refusal = checkPriceChanges(changes)
    if (refusal) return refusal

    for (const change of changes) await setDayPrice(tx, asker, change, change.newPrice)
    return { ok: true, count: changes.length }
  })
}
