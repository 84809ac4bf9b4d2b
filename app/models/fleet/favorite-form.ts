import { z } from 'zod'
import { VehicleQuery } from '~/models/trade/addresses/params'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { type OwnPath, ownPath } from '~/models/trade/paths/own-path'
import { favoritePaths } from '~/models/trade/paths/search'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'

/** The form of a heart. */
export const FavoriteForm = z.object({
  set: z.enum(['yes', 'no'], { error: PAGE_OUTDATED }).transform((value) => value === 'yes'),
})

/** The vehicle of a heart, and the page that the heart is on. */
export const FavoriteQuery = VehicleQuery.extend({ return: z.string().optional().catch(undefined) })

/** The page that the heart is on; default: the page of the vehicle. */
export function favoriteReturn({ 'car-id': vehicleId, return: requested }: z.output<typeof FavoriteQuery>): OwnPath {
  return ownPath(requested) ?? fleetPaths.viewVehicle(vehicleId)
}

/**
 * For a heart that was clicked while logged out: the log-in returns to the heart's address. Null for any other address.
 */
export function favoriteAfterLogin(returnTo: OwnPath): { vehicleId: string; to: OwnPath } | null {
  const [path, search] = returnTo.split(/[?#]/)
  if (path !== favoritePaths.favorite('').split('?')[0]) return null
  const query = FavoriteQuery.safeParse(Object.fromEntries(new URLSearchParams(search)))
  return query.success ? { vehicleId: query.data['car-id'], to: favoriteReturn(query.data) } : null
}
