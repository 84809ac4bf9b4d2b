import { PASSWORD } from '#tests/world/builders'
import { FIVE_DAYS } from '#tests/world/days'
import { BILLING, SIGNER } from '#tests/world/paperwork'
import { newVisitor, type Visitor } from './visitor'

/** Steps that many stories share. */

export async function logIn(origin: string, person: { email: string }): Promise<Visitor> {
  const visitor = newVisitor(origin)
  await visitor.open()
  await fillLogIn(visitor, person)
  return visitor
}

/** Fills in the log-in form on the current page. */
export async function fillLogIn(visitor: Visitor, { email }: { email: string }) {
  visitor.fill('Email', email)
  visitor.fill('Password', PASSWORD)
  await visitor.press('Login')
}

export async function openProject(visitor: Visitor, title: string) {
  await visitor.follow('Projects')
  await visitor.follow(title)
}

/** The card of a vehicle on the project page. */
export const cardOf = (visitor: Visitor, title: string) => visitor.find('article', title)

export const INQUIRY = { rate: '450', ...FIVE_DAYS }

/** Fills in the inquiry dialog: by default five days next year at $450. */
export function fillInquiry(visitor: Visitor, { rate, from, to }: Partial<typeof INQUIRY> = {}) {
  visitor.fill('Production Company', 'Red Clay Pictures')
  visitor.fill('Location', 'Newnan courthouse square')
  visitor.fill('From', from ?? INQUIRY.from)
  visitor.fill('To', to ?? INQUIRY.to)
  visitor.fill(/^Your rate/, rate ?? INQUIRY.rate)
  visitor.fill('Owner must answer within', '2 days')
  visitor.fill('Mileage', 'Low (1-5)')
  visitor.tick('Hero Shots')
  visitor.tick('Background/Static')
}

/** Sends an inquiry, starting on the project page. */
export async function inquire(visitor: Visitor, title: string, rate: string) {
  await visitor.follow(/^Inquire/, cardOf(visitor, title))
  fillInquiry(visitor, { rate })
  await visitor.press('Send inquiry')
}

export function fillBilling(visitor: Visitor) {
  visitor.fill('Production company', BILLING.productionCompanyName)
  visitor.fill('Contact person', BILLING.contactName)
  visitor.fill('Email', BILLING.email)
  visitor.fill('Phone number', '404-555-0123')
  visitor.fill('Address line 1', BILLING.addressLine1)
  visitor.fill('Address line 2 (optional)', BILLING.addressLine2)
  visitor.fill('City', BILLING.city)
  visitor.fill('State', 'Georgia')
  visitor.fill('Zipcode', BILLING.zipcode)
  visitor.fill('Payment terms', 'Net 30')
  visitor.fill('Payment method', 'ACH')
}

export function fillSigner(visitor: Visitor, email: string = SIGNER.email) {
  visitor.fill('First name', SIGNER.firstName)
  visitor.fill('Last name', SIGNER.lastName)
  visitor.fill('Email', email)
  visitor.fill('Title', SIGNER.role)
}

/** A visitor at the last step of the checkout with everything filled in. Billing must be completed. */
export async function readyToSend(origin: string, cookie: string, signer?: string): Promise<Visitor> {
  const visitor = newVisitor(origin, cookie)
  await visitor.open('/cart')
  await visitor.follow('BOOK VEHICLES')
  fillSigner(visitor, signer)
  return visitor
}
