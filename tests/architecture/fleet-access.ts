import {
  accounts,
  all,
  nobodySignedIn,
  owners,
  type Policy,
  searchers,
  searchOwner,
  staff,
  vehicleManagers,
  vehicleOwner,
} from './policies'

/**
 * The part of the access table about favorites, comparisons, saved searches, listing photos, calendar feeds, days of
 * vehicles, and the import and export of a fleet.
 */
export const FLEET_ACCESS: Record<string, { loader?: Policy; action?: Policy }> = {
  '/favorites': { loader: accounts },
  '/favorites/markers': { loader: accounts },
  '/compare': { loader: accounts },
  '/home/view-vehicle/favorite': { loader: accounts, action: accounts },
  '/saved-searches': { loader: searchers, action: searchers },
  // a GET of this address redirects
  '/saved-searches/:savedSearchId/:kind': { loader: searchers, action: searchOwner },
  '/owner/vehicles/:vehicleId/photos': { loader: vehicleManagers, action: vehicleManagers },
  '/owner/vehicles/:vehicleId/photos/:photoId/crop': { loader: vehicleManagers, action: vehicleManagers },
  '/owner/vehicles/:vehicleId/photos/:photoId/removal': { loader: vehicleManagers, action: vehicleManagers },
  // a GET of these addresses redirects, for every role
  '/owner/vehicles/:vehicleId/photos/upload': { loader: accounts, action: vehicleManagers },
  '/owner/vehicles/:vehicleId/photos/:photoId/place': { loader: accounts, action: vehicleManagers },
  // the original of this photo is not stored
  '/owner/vehicles/:vehicleId/photos/:photoId/:file': { loader: { ...all('not found'), ...nobodySignedIn('login') } },
  '/owner/calendar': { loader: owners },
  '/owner/calendar.csv': { loader: owners },
  '/provider/day-out-of-days': { loader: staff },
  '/provider/day-out-of-days.csv': { loader: staff },
  '/owner/vehicles/export.csv': { loader: owners },
  '/owner/imports': { loader: owners, action: owners },
  '/owner/imports/photos': { loader: owners, action: owners },
  '/owner/imports/:importId': { loader: vehicleManagers },
  '/owner/imports/:importId/undo': { loader: vehicleManagers, action: vehicleManagers },
  '/owner/imports/:importId/columns': { loader: vehicleManagers, action: vehicleManagers },
  '/owner/imports/:importId/preview': { loader: vehicleManagers, action: vehicleManagers },
  '/owner/imports/:importId/problems.csv': { loader: vehicleManagers },
  '/owner/vehicles/:vehicleId/other-calendar': { loader: vehicleOwner, action: vehicleOwner },
  '/owner/vehicles/:vehicleId/other-calendar/:feedId/:kind': { loader: accounts, action: vehicleManagers },
  '/provider/vehicles/:vehicleId/other-calendar': { loader: staff, action: staff },
  '/provider/owners/:accountId/vehicles.csv': { loader: staff },
  '/provider/owners/:accountId/imports': { loader: staff, action: staff },
  '/provider/owners/:accountId/imports/photos': { loader: staff, action: staff },
  '/provider/vehicles': { loader: staff },
  '/provider/vehicles/:vehicleId': { loader: staff },
  '/provider/vehicles/:vehicleId/:kind': { loader: staff, action: staff },
  '/provider/owners/:ownerId/vehicles/new': { loader: staff, action: staff },
  '/provider/owners': { loader: staff },
  '/provider/owners/invitation': { loader: staff, action: staff },
}
