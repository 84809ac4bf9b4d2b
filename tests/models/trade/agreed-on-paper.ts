/** What papers, their signing and pickups say, agreed to the letter: see `messages.test.ts`. */
export const AGREED_ON_PAPER: Record<string, Record<string, string>> = {
  SIGNING_MESSAGES: {
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
    failed: 'An error occured. Please try again.',
    signed: 'Agreement signed.',
    declined: 'Agreement declined.',
    resent: 'Resend Rental Agreement Sucessfully',
    resendFailed: 'An error occured. Please try again.',
    newSent: 'New agreement sent.',
    signerStays: 'They already have this agreement. To send it again, use RESEND.',
    nothingToSign:
      'There is nothing left to sign: the agreement was signed or declined, or the order has ended. Nothing was sent.',
  },
  QUOTE_MESSAGES: {
    made: 'Quote generated successfully.',
    failed: 'An error occured while requesting quote. Please try again later',
    cartChanged: 'The cart has changed. Please review it and generate the quote again.',
    none: 'No quotes yet.',
    noneHint: 'Generate a quote from the cart once owners have agreed to your rates.',
  },
  PICKUP_MESSAGES: {
    sent: 'Pickup details send Successfully',
    failed: 'something went wrong',
    sentAgain: 'Sending a new link. The old one no longer works.',
    sentJustNow: 'A link was just sent.',
    revoked: 'Link revoked.',
    isRevoked: 'This link was revoked. Resend the details to restore access.',
    confirmed: 'Thank you. Production has been notified.',
    ownerNotified: 'Owner notified Successfully',
    notNow: 'You can notify the owner from two days before the first day until the rental ends.',
    orderIsOver: 'This order has ended. There is nothing to pick up.',
    tooMany: 'This order has reached its recipient limit.',
  },
  DOCUMENT_REQUIRED: {
    'purchase-order': 'Purchase Order is required.',
    coi: 'COI is required.',
  },
  DOCUMENT_MESSAGES: {
    uploaded: 'Uploaded Sucessfully',
    removed: 'The file was removed.',
    failed: 'An error occured. Please try again.',
    downloadFailed: 'An error occured while downloading agreement. Please try again.',
    changed: 'Someone else saved changes while you were editing. Save again to overwrite theirs.',
    tooEarly: 'Upload the purchase order and COI once the agreement is signed.',
    orderIsOver: 'This order is cancelled. No documents are needed.',
  },
  INVOICE_MESSAGES: {
    failed: 'An error occured while downloading invoice. Please try again.',
    issued: 'Invoice issued.',
    corrected: 'Corrected invoice issued.',
    notCompleted: 'The invoice is available once every vehicle on the order is returned and completed.',
    correctedMeanwhile: 'This invoice has been corrected since you opened the form. Please review the new one.',
  },
  PROVIDER_DOCUMENT_MESSAGES: {
    uploaded: 'Uploaded Sucessfully',
    failed: 'An error occured. Please try again.',
    required: 'Please choose a PDF.',
  },
  PAYMENT_NOTE_MESSAGES: {
    written: 'Payment note saved.',
    failed: 'An error occured. Please try again later',
    noText: 'Please write the note.',
    stale: 'Someone else added a note while you were writing. Please review it and save again.',
  },
  BACKUP_MESSAGES: {
    failed: 'The backup failed. See the application log for details.',
    serverHasTools:
      'The database is on a PostgreSQL server, which has its own backup tools. `npm run backup` writes a dump with pg_dump.',
  },
}
