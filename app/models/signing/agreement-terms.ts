import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { PRODUCT } from '~/models/trade/product'
import { SIGNING_METHODS, type SigningMethod } from '~/models/trade/vocabulary/signing-methods'

export type Term = { heading: string; text: string }

/** Stands over the terms wherever they are read: nobody's lawyer has approved them yet. */
export const TERMS_NOTE =
  'These terms are a template. Have counsel review them for your production and your state before you rely on them.'

/** What both sides agree to beside the vehicles, the days and the price. Whoever changes a word changes it for new agreements only. */
const TERMS: readonly Term[] = [
  {
    heading: 'Who rents from whom',
    text: `The company named above (the Renter) rents the vehicles listed here. Each vehicle is rented from its owner (the Owner). ${PRODUCT} arranges the rental, collects the price for the Owner and keeps these papers. It is not the owner of any vehicle.`,
  },
  {
    heading: 'Days',
    text: 'A vehicle is rented from the start of its first day to the end of its last day, both included, in the time of the place where it stands. Keeping it longer needs an extension that is confirmed in the order before the last day ends. Until a vehicle is back, each day that has begun is owed at the daily rate of its listing.',
  },
  {
    heading: 'Price and payment',
    text: 'The Renter owes the total shown above, with tax, on the payment terms shown above, counted from the invoice. What is changed in the order later changes what is owed, and is written down in the order with who changed it and when.',
  },
  {
    heading: 'Use',
    text: 'The vehicles may be used for the production named above and for nothing else. They are driven only by people whom the Renter has chosen, who are licensed for such a vehicle and insured for it, on closed sets or as the law of the road allows. No stunts, collisions, pyrotechnics, towing or racing without the written consent of the Owner. A vehicle may not be lent on.',
  },
  {
    heading: 'Changes to a vehicle',
    text: 'Nothing is painted, fixed on, drilled, removed or repaired without the written consent of the Owner. What was agreed is undone before the vehicle goes back, at the cost of the Renter.',
  },
  {
    heading: 'Insurance',
    text: 'Before pickup the Renter hands in a certificate of insurance that covers loss of and damage to each vehicle at its value, and liability to others, from its first day to its return, and names the Owner as additional insured and loss payee. Without it a vehicle need not be handed over, and its price is owed all the same.',
  },
  {
    heading: 'Pickup and return',
    text: `The place of pickup is released ${PICKUP_NOTICE_DAYS} days before the first day. Both sides look at the vehicle at pickup and at return and may keep photos. What was not noted at pickup counts as not having been there. The vehicle goes back clean and with as much fuel or charge as it came with.`,
  },
  {
    heading: 'Damage and loss',
    text: 'From pickup to return the Renter answers for loss, theft and damage, whoever caused it, but for wear and for faults the vehicle had before. Damage is told to the Owner the same day. The Renter owes the cost of repair by a shop that the Owner approves, the daily rate while the vehicle is away for it, and the value of a vehicle that cannot be repaired.',
  },
  {
    heading: 'Breakdown',
    text: 'Where a vehicle fails through no fault of the Renter, the Owner repairs it, brings another that the Renter accepts, or gives back the price of the days without it. Neither side owes the other the cost of time lost on set.',
  },
  {
    heading: 'Cancelling',
    text: 'A vehicle may be cancelled in the order until its rental starts, and is not owed then. Once its rental has started the agreed price is owed.',
  },
  {
    heading: 'Pictures',
    text: 'The Renter may photograph and film the vehicles and use that for the production and its advertising, everywhere and for good. Marks and plates that the Owner does not own are for the Renter to clear.',
  },
  {
    heading: 'Liability',
    text: 'The Renter holds the Owner harmless against claims of others that come from its use of a vehicle, and the Owner holds the Renter harmless against claims to the vehicle itself. Neither is liable for what neither can help, such as storms, strikes or orders of an authority.',
  },
  {
    heading: 'The law that applies',
    text: 'The law of the state in which a vehicle is handed over applies, and its courts decide. If one of these terms does not hold, the others do.',
  },
]

/** Verification searches the text of an agreement for these: a new wording needs the old one beside it. */
const ACT: Record<SigningMethod, string> = {
  'built-in': 'Typing a name, agreeing and pressing Sign',
  docusign: 'Adopting a signature in DocuSign and finishing there',
}

/** Everything of that, and last how it is signed. */
export const termsSigned = (way: SigningMethod): readonly Term[] => [
  ...TERMS,
  {
    heading: 'Signing',
    text: `This agreement is signed electronically. ${ACT[way]} has the effect of a signature by hand. Whoever signs says that they may sign for the Renter. What is agreed is this text alone; later changes of the order stand beside it and do not change it.`,
  },
]

/** How an agreement with these terms is signed. */
export function signingMethodIn(terms: readonly Term[]): SigningMethod | undefined {
  const text = terms.at(-1)?.text ?? ''
  return SIGNING_METHODS.find((method) => text.includes(ACT[method]))
}
