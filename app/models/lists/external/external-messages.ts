import { BYTES_OF_MB, MAX_DOCUMENT_BYTES, MAX_PHOTO_BYTES } from '~/models/trade/constants'
import { type FileProblem, MAX_FORM_MB, pdfProblem, photoProblem } from '~/models/trade/fields/uploads'
import { type ExternalFileKind, MAX_EXTERNAL_FILES } from '~/models/trade/vocabulary/external-vehicles'

/** Shorter ones are no phone number. */
export const MIN_PHONE_DIGITS = 10

/** Outcomes and errors of the forms for external vehicles, worded as specified where they are. */
export const EXTERNAL_MESSAGES = {
  recorded: 'Vehicle purchase/rental recorded successfully.',
  recordFailed: 'Failed to record the vehicle purchase/rental.',
  updated: 'Vehicle purchase/rental updated successfully.',
  updateFailed: 'Failed to update the vehicle purchase/rental.',
  recordedAlready: 'This vehicle is recorded already. Open it in its list to change it.',
  removed: 'This vehicle was removed from its list. Restore it to change it.',
  detailed: 'Someone has filled in the details of this vehicle meanwhile. Edit them instead.',
  needsDetails: 'Needs details',

  year: 'Year is required',
  make: 'Make is required',
  model: 'Model is required',
  color: 'Color is required',
  vin: 'VIN Number is required',
  procurement: ' Procurement Type is required',
  price: 'Purchase Price is required',
  priceInvalid: 'Please enter the price in dollars, like 12,500.00.',
  costInvalid: 'Please enter the cost in dollars, like 1,500.00.',
  title: 'Title is required',
  days: 'Booking Period is required.',
  usage: 'At least one usage is required',
  companyName: 'Rental Company Name is required',
  companyEmail: 'Rental Company Email is required',
  emailInvalid: 'Invalid email',
  companyPhone: 'Rental Company Phone is required',
  phoneShort: `Phone number must contain at least ${MIN_PHONE_DIGITS} digits`,
  phoneInvalid: 'Please enter a valid US phone number.',
  rentalDays: 'Rental Date is required',
  past: 'Please choose today or a later day.',
  tooFarAhead: 'Please choose a day within the next two years.',

  photo: 'Atleast One Photo is required',
  chooseAgain: 'Please choose the photos and files again.',
  uploadFailed: 'The upload was interrupted. Please try again.',
  expired: 'The upload has expired. Please choose the files again.',
} as const

/** File limits, shown above the file fields. */
export const FILE_LIMITS: Record<ExternalFileKind, string> = {
  photo: `PNG or JPEG, up to ${MAX_EXTERNAL_FILES} photos of ${MAX_PHOTO_BYTES / BYTES_OF_MB} MB each.`,
  purchase: `Invoices, agreements and the like: any type, up to ${MAX_EXTERNAL_FILES} files of ${MAX_DOCUMENT_BYTES / BYTES_OF_MB} MB each.`,
}

/** Together, because without script they are sent in one form. */
export const FORM_LIMIT = `Photos and files of one form may have ${MAX_FORM_MB} MB together.`

export const TOO_MANY: Record<ExternalFileKind, string> = {
  photo: `A vehicle has at most ${MAX_EXTERNAL_FILES} photos. Remove one first.`,
  purchase: `A vehicle has at most ${MAX_EXTERNAL_FILES} purchase files. Remove one first.`,
}

const NO_PHOTO = 'This file is not a valid photo. Please choose a JPEG or PNG.'

/** The error of a file, without its name. */
export function externalFileProblem(kind: ExternalFileKind, problem: FileProblem): string {
  if (kind === 'purchase') return pdfProblem(problem, MAX_DOCUMENT_BYTES)
  return problem === 'wrong-type' ? NO_PHOTO : photoProblem(problem)
}
