import { EVERYTHING, searchPath } from '~/models/trade/addresses/search-query'
import { bookingPaths } from '~/models/trade/paths/booking'
import { listPaths } from '~/models/trade/paths/lists'
import type { CartBlocker } from './cart'

type Blocked = { id: string; listVehicleId: string; make: string; model: string }

/** Where somebody goes on whose vehicle cannot be booked out of the cart. */
type CartWay = { label: string; to: string }

/** What there is to do about a blocked item of a project's cart, beside removing it. */
export function cartAction(blocker: CartBlocker, item: Blocked, projectId: string): CartWay {
  return WAYS[blocker](item, projectId)
}

const inquireAnew = ({ id, listVehicleId }: Blocked, projectId: string): CartWay => ({
  label: 'Inquire about other dates',
  // read by `CartItemQuery`
  to: `${bookingPaths.cartItemRemoval(id)}?${new URLSearchParams({ project: projectId, inquire: listVehicleId })}`,
})

const WAYS: Record<CartBlocker, (item: Blocked, projectId: string) => CartWay> = {
  taken: inquireAnew,
  started: inquireAnew,
  unavailable: ({ make, model }) => ({
    label: 'Find another vehicle',
    to: searchPath({ ...EVERYTHING, text: `${make} ${model}` }),
  }),
  offList: (_, projectId) => ({ label: 'View removed vehicles', to: listPaths.removedVehicles(projectId) }),
  askedAnew: ({ listVehicleId }, projectId) => ({
    label: 'View it in the list',
    to: listPaths.listVehicle(projectId, listVehicleId),
  }),
}
