import { ERROR_TRY_AGAIN } from '~/models/trade/answers/sentences'

export const SIGNING_MESSAGES = {
  consent: 'I have read this agreement, I may sign it for the company, and I agree to sign it electronically.',
  noConsent: 'Please tick that you have read the agreement and agree to sign it electronically.',
  noName: 'Please type your name.',
  noReason: 'Please write why. It is emailed to whoever placed the order.',
  changed: 'The order has changed since you opened this page. This is the new agreement: please read it again.',
  isSigned: 'This agreement is signed already.',
  isDeclined: 'This agreement was declined. Ask for a new one if that was a mistake.',
  elsewhere: 'This agreement is signed in DocuSign. Please use the link that you were sent.',
  notReady: 'The agreement is on its way to DocuSign. Please try again in a minute.',
  away: 'DocuSign does not answer right now. Nothing is lost: please try again in a minute.',
  finished:
    'You are done in DocuSign. What you signed shows here as soon as DocuSign sends it, as a rule within a minute.',
  failed: ERROR_TRY_AGAIN,
  signed: 'The agreement is signed.',
  declined: 'The agreement is declined.',
  resent: 'Resend Rental Agreement Sucessfully',
  resendFailed: ERROR_TRY_AGAIN,
  newSent: 'The new agreement is sent.',
  nothingToSign:
    'There is nothing to sign any more: the agreement was answered, or the order is over. Nothing was sent.',
  signerStays: 'This is who has the agreement already. To send the same one again, use RESEND.',
} as const

/** What whoever signs has to type, when they typed something else. */
export const nameMismatch = (name: string) => `Please type the name as it stands in the agreement: ${name}.`
