import type { WholeFile } from '../photos'
import { ownPaths, withQuery } from './own-path'

const photosOf = (vehicleId: string) => `/owner/vehicles/${vehicleId}/photos`

export const fleetPaths = ownPaths({
  viewVehicle: (vehicleId: string) => withQuery('/home/view-vehicle', { 'car-id': vehicleId }),
  /** The end is the name under which a browser saves it that reads no header. */
  vehicleReport: (vehicleId: string) => withQuery('/home/view-vehicle/vehicle-report.pdf', { 'car-id': vehicleId }),
  /** The photos of a listing, for its owner and the staff. */
  listingPhotos: (vehicleId: string) => photosOf(vehicleId),
  /** Takes one photo at a time. */
  photoUpload: (vehicleId: string) => `${photosOf(vehicleId)}/upload`,
  photoPlace: (vehicleId: string, photoId: string) => `${photosOf(vehicleId)}/${photoId}/place`,
  photoCrop: (vehicleId: string, photoId: string) => `${photosOf(vehicleId)}/${photoId}/crop`,
  photoRemoval: (vehicleId: string, photoId: string) => `${photosOf(vehicleId)}/${photoId}/removal`,
  wholePhoto: (vehicleId: string, photoId: string, file: WholeFile) => `${photosOf(vehicleId)}/${photoId}/${file}`,
})
