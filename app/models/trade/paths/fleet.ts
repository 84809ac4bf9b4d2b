import type { WholeFile } from '../photos'
import { ownPaths, withQuery } from './own-path'

const photosOf = (vehicleId: string) => `/owner/vehicles/${vehicleId}/photos`

export const fleetPaths = ownPaths({
  /** `listVehicleId`: the list it is opened from. */
  viewVehicle: (vehicleId: string, listVehicleId?: string) =>
    withQuery('/home/view-vehicle', { 'car-id': vehicleId, 'list-vehicle': listVehicleId }),
  /** The last part is the file name for browsers that ignore the header. */
  vehicleReport: (vehicleId: string) => withQuery('/home/view-vehicle/vehicle-report.pdf', { 'car-id': vehicleId }),
  /** The photos of a listing, for its owner and the staff. */
  listingPhotos: (vehicleId: string) => photosOf(vehicleId),
  /** Accepts one photo per request. */
  photoUpload: (vehicleId: string) => `${photosOf(vehicleId)}/upload`,
  photoPlace: (vehicleId: string, photoId: string) => `${photosOf(vehicleId)}/${photoId}/place`,
  photoCrop: (vehicleId: string, photoId: string) => `${photosOf(vehicleId)}/${photoId}/crop`,
  photoRemoval: (vehicleId: string, photoId: string) => `${photosOf(vehicleId)}/${photoId}/removal`,
  /** Export of the owner's vehicles; for staff, of the given owner. */
  ownExport: () => '/owner/vehicles/export.csv',
  ownImports: () => '/owner/imports',
  importsOfOwner: (accountId: string) => `/provider/owners/${accountId}/imports`,
  /** Accept zips with photos. */
  ownPhotoZips: () => '/owner/imports/photos',
  photoZipsOfOwner: (accountId: string) => `/provider/owners/${accountId}/imports/photos`,
  import: (importId: string) => `/owner/imports/${importId}`,
  importColumns: (importId: string) => `/owner/imports/${importId}/columns`,
  importPreview: (importId: string) => `/owner/imports/${importId}/preview`,
  importProblems: (importId: string) => `/owner/imports/${importId}/problems.csv`,
  importUndo: (importId: string) => `/owner/imports/${importId}/undo`,
  exportOfOwner: (accountId: string) => `/provider/owners/${accountId}/vehicles.csv`,
  wholePhoto: (vehicleId: string, photoId: string, file: WholeFile) => `${photosOf(vehicleId)}/${photoId}/${file}`,
})
