type Doors<Policy> = Record<string, { loader?: Policy; action?: Policy }>
type Who = 'accounts' | 'pickupCrew' | 'owners' | 'vehicleOwner'

/** Who gets what from what is recorded of a vehicle by its owner, and of its return by either side. */
export function inspectionAccess<Policy>(to: Record<Who, Policy>): Doors<Policy> {
  const { accounts, pickupCrew, owners, vehicleOwner } = to
  return {
    'pickupDetails.$orderId_.$orderItemId.return.tsx': { loader: pickupCrew },
    'pickupDetails.$orderId_.$orderItemId.return_.confirmation.ts': {
      loader: accounts,
      action: pickupCrew,
    },
    'owner_.orders_.$orderItemId_.inspection.$phase.tsx': { loader: vehicleOwner, action: vehicleOwner },
    'owner_.orders_.$orderItemId_.inspection.$phase.no-damage.tsx': { loader: vehicleOwner, action: vehicleOwner },
    'owner_.orders_.$orderItemId_.inspection.$phase.photos.$photoId.removal.tsx': {
      loader: vehicleOwner,
      action: vehicleOwner,
    },
    'owner_.orders_.$orderItemId_.inspection.$phase_.damage.tsx': { loader: vehicleOwner, action: vehicleOwner },
    'owner_.orders_.$orderItemId_.inspection.$phase_.finish.ts': { loader: owners, action: vehicleOwner },
    'owner_.orders_.$orderItemId_.inspection.$phase_.photos.ts': { loader: owners, action: vehicleOwner },
    'owner_.orders_.$orderItemId_.return.tsx': { loader: vehicleOwner },
    'owner_.orders_.$orderItemId_.return_.confirmation.ts': { loader: owners, action: vehicleOwner },
    'owner_.orders_.$orderItemId_.return.objection.tsx': { loader: vehicleOwner, action: vehicleOwner },
    'owner_.orders_.$orderItemId.inspection-report.tsx': { loader: vehicleOwner },
    'owner_.orders_.$orderItemId_.papers.$paper.ts': { loader: vehicleOwner },
    'owner_.orders_.$orderItemId_.photos.$photoId.$file.ts': { loader: vehicleOwner },
  }
}
