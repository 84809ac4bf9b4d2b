import { BYTES_OF_MB } from '~/models/trade/constants'
import { formatNumber } from '~/models/trade/number'
import { MAX_PHOTO_ZIP_BYTES, MAX_ZIP_ENTRIES } from './limits'

/** Messages of a zip with photos. */
export const PHOTO_ZIP_MESSAGES = {
  noneChosen: 'Please choose a zip file.',
  tooLarge: `This zip is over ${MAX_PHOTO_ZIP_BYTES / BYTES_OF_MB} MB. Please split it into several.`,
  empty: 'This file is empty. Please choose another one.',
  notZip: 'This file is not a zip. Please put the photos into a zip file.',
  damaged: 'This zip is incomplete or damaged. Please make it again.',
  noPhotos: 'There is no photo in this zip.',
  tooManyEntries: `This zip has more than ${formatNumber(MAX_ZIP_ENTRIES)} files. Please split it into several.`,
  tooLargeUnpacked: 'The photos in this zip are too large together. Please split it into several.',
  queued: 'Photos received.',
  // about one of its files
  unsafeName: 'Its name leads out of the zip.',
  noVehicle: 'No vehicle has this stock number.',
  severalVehicles: 'More than one vehicle has a stock number of these letters.',
  encrypted: 'It is encrypted.',
  unreadable: 'It cannot be unpacked: the zip is damaged here.',
} as const
