import { ownPaths, withQuery } from './own-path'

export const fleetPaths = ownPaths({
  viewVehicle: (vehicleId: string) => withQuery('/home/view-vehicle', { 'car-id': vehicleId }),
  /** The end is the name under which a browser saves it that reads no header. */
  vehicleReport: (vehicleId: string) => withQuery('/home/view-vehicle/vehicle-report.pdf', { 'car-id': vehicleId }),
})
