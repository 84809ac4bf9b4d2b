import { ERROR_TRY_AGAIN } from '~/models/trade/results/shared-messages'

export const SIGNING_MESSAGES = {
  consent:
    'I have read this agreement, I am authorized to sign it for the company, and I agree to sign electronically.',
  noConsent: 'Please check the box to confirm that you have read the agreement and agree to sign electronically.',
  noName: 'Please type your name.',
  noReason: "Please give a reason. We'll email it to the person who placed the order.",
  changed: 'The order has changed since you opened this page. Please read the new agreement below.',
  isSigned: 'This agreement has already been signed.',
  isDeclined: 'This agreement was declined. Ask for a new one if that was a mistake.',
  elsewhere: 'This agreement is being signed in DocuSign. Please use the link in your email.',
  notReady: 'The agreement is on its way to DocuSign. Please try again in a minute.',
  away: "DocuSign isn't responding right now. Nothing is lost; please try again in a minute.",
  finished:
    "You're done in DocuSign. The signed agreement shows up here once DocuSign sends it, usually within a minute.",
  failed: ERROR_TRY_AGAIN,
  signed: 'Agreement signed.',
  declined: 'Agreement declined.',
  resent: 'Resend Rental Agreement Sucessfully',
  resendFailed: ERROR_TRY_AGAIN,
  newSent: 'New agreement sent.',
  nothingToSign:
    'There is nothing left to sign: the agreement was signed or declined, or the order is cancelled. Nothing was sent.',
  signerStays: 'They already have this agreement. To send it again, use RESEND.',
} as const

/** When the typed name does not match. */
export const nameMismatch = (name: string) => `Please type the name as shown in the agreement: ${name}.`
