import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { PRODUCT } from '~/models/trade/product'
import { SIGNING_METHODS, type SigningMethod } from '~/models/trade/vocabulary/documents'

export type Term = { heading: string; text: string }

/** Shown above the terms everywhere: no lawyer has approved them yet. */
export const TERMS_NOTE =
  'These terms are a template. Have counsel review them for your production and your state before you rely on them.'

/** The terms besides vehicles, days and price. A change only affects new agreements. */
const TERMS: readonly Term[] = [
  {
    heading: 'Parties',
    text: `The company named above (the Renter) rents the vehicles listed here. Each vehicle is rented from its owner (the Owner). ${PRODUCT} arranges the rental, collects payment on behalf of the Owner and keeps these records. It does not own any vehicle.`,
  },
  {
    heading: 'Days',
    text: 'A vehicle is rented from the start of its first day to the end of its last day, inclusive, in the time zone where it is located. Keeping it longer requires an extension confirmed in the order before the last day ends. Until a vehicle is returned, each additional day or part of a day is charged at its listed daily rate.',
  },
  {
    heading: 'Price and payment',
    text: 'The Renter shall pay the total shown above, including tax, on the payment terms shown above, measured from the invoice date. Later changes to the order change the amount due and are recorded in the order with who made them and when.',
  },
  {
    heading: 'Use',
    text: 'The vehicles may be used only for the production named above. They may be driven only by persons authorized by the Renter who are licensed and insured for the vehicle, on closed sets or as traffic law allows. No stunts, collisions, pyrotechnics, towing or racing without the written consent of the Owner. A vehicle may not be sublet or loaned to others.',
  },
  {
    heading: 'Modifications',
    text: 'No part of a vehicle may be painted, attached, drilled, removed or repaired without the written consent of the Owner. The Renter shall undo any approved modification before the vehicle is returned, at its own expense.',
  },
  {
    heading: 'Insurance',
    text: 'Before pickup the Renter shall provide a certificate of insurance that covers loss of and damage to each vehicle at its value, and liability to others, from its first day to its return, and names the Owner as additional insured and loss payee. Without it the Owner may refuse to release a vehicle, and its rate remains payable.',
  },
  {
    heading: 'Pickup and return',
    text: `The pickup location is released ${PICKUP_NOTICE_DAYS} days before the first day. Both parties inspect the vehicle at pickup and at return and may keep photos. Damage not recorded at pickup is presumed not to have existed at pickup. The vehicle shall be returned clean and with the same amount of fuel or charge.`,
  },
  {
    heading: 'Damage and loss',
    text: 'From pickup to return the Renter is responsible for loss, theft and damage, regardless of cause, except normal wear and tear and pre-existing defects. Damage must be reported to the Owner the same day. The Renter shall pay the cost of repair by a shop the Owner approves, the daily rate while the vehicle is being repaired, and the value of a vehicle that cannot be repaired.',
  },
  {
    heading: 'Breakdown',
    text: 'If a vehicle breaks down through no fault of the Renter, the Owner shall repair it, provide a replacement acceptable to the Renter, or refund the rate for the days it was unavailable. Neither party is liable to the other for the cost of time lost on set.',
  },
  {
    heading: 'Cancellation',
    text: 'A vehicle may be cancelled in the order at no charge until its rental starts. Once its rental has started, the agreed rate is payable.',
  },
  {
    heading: 'Pictures',
    text: 'The Renter may photograph and film the vehicles and use the images for the production and its advertising, worldwide and in perpetuity. The Renter is responsible for clearing any marks and plates the Owner does not own.',
  },
  {
    heading: 'Liability',
    text: 'The Renter shall hold the Owner harmless against third-party claims arising from its use of a vehicle, and the Owner shall hold the Renter harmless against claims to title in the vehicle. Neither party is liable for events beyond its control, such as storms, strikes or government orders.',
  },
  {
    heading: 'Governing law',
    text: 'The law of the state in which a vehicle is picked up governs, and its courts have jurisdiction. If one of these terms is unenforceable, the others remain in effect.',
  },
]

/** Verification searches the text of agreements for these, so keep the old wording when you add a new one. */
const ACT: Record<SigningMethod, string> = {
  'built-in': 'Typing a name, agreeing and pressing Sign',
  docusign: 'Adopting a signature in DocuSign and finishing there',
}

/** All terms, ending with how the agreement is signed. */
export const termsSigned = (way: SigningMethod): readonly Term[] => [
  ...TERMS,
  {
    heading: 'Signing',
    text: `This agreement is signed electronically. ${ACT[way]} has the same effect as a handwritten signature. The signer represents that they are authorized to sign for the Renter. This text is the entire agreement; later changes to the order are recorded separately and do not alter it.`,
  },
]

/** How an agreement with these terms is signed. */
export function signingMethodIn(terms: readonly Term[]): SigningMethod | undefined {
  const text = terms.at(-1)?.text ?? ''
  return SIGNING_METHODS.find((method) => text.includes(ACT[method]))
}
