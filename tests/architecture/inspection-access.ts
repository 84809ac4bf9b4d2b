type Doors<Policy> = Record<string, { loader?: Policy; action?: Policy }>
type Who = 'accounts' | 'pickupCrew' | 'owners' | 'vehicleOwner'

/** Who gets what from what is recorded of a vehicle by its owner, and of its return by either side. */
export function inspectionAccess<Policy>(to: Record<Who, Policy>): Doors<Policy> {
  const { accounts, pickupCrew, owners, vehicleOwner } = to
  return {
    '/pickupDetails/:orderId/:orderItemId/return': { loader: pickupCrew },
    '/pickupDetails/:orderId/:orderItemId/return/confirmation': {
      loader: accounts,
      action: pickupCrew,
    },
    '/owner/orders/:orderItemId/inspection/:phase': { loader: vehicleOwner, action: vehicleOwner },
    '/owner/orders/:orderItemId/inspection/:phase/no-damage': { loader: vehicleOwner, action: vehicleOwner },
    '/owner/orders/:orderItemId/inspection/:phase/photos/:photoId/removal': {
      loader: vehicleOwner,
      action: vehicleOwner,
    },
    '/owner/orders/:orderItemId/inspection/:phase/damage': { loader: vehicleOwner, action: vehicleOwner },
    '/owner/orders/:orderItemId/inspection/:phase/finish': { loader: owners, action: vehicleOwner },
    '/owner/orders/:orderItemId/inspection/:phase/photos': { loader: owners, action: vehicleOwner },
    '/owner/orders/:orderItemId/return': { loader: vehicleOwner },
    '/owner/orders/:orderItemId/return/confirmation': { loader: owners, action: vehicleOwner },
    '/owner/orders/:orderItemId/return/objection': { loader: vehicleOwner, action: vehicleOwner },
    '/owner/orders/:orderItemId/inspection-report': { loader: vehicleOwner },
    '/owner/orders/:orderItemId/papers/:paper': { loader: vehicleOwner },
    '/owner/orders/:orderItemId/photos/:photoId/:file': { loader: vehicleOwner },
  }
}
