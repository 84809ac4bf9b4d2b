import { ownPaths, withQuery } from './own-path'

export const fleetPaths = ownPaths({
  viewVehicle: (vehicleId: string) => withQuery('/home/view-vehicle', { 'car-id': vehicleId }),
})
