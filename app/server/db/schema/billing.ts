import { text } from 'drizzle-orm/pg-core'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { STATES } from '../../../models/trade/vocabulary/states'

export const states = valuesOf(STATES)

/** How a company is reached that is quoted or billed; its state stands with the table. */
export const contactColumns = {
  email: text('email').notNull(),
  phoneNumber: text('phone_number').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2').notNull().default(''),
  city: text('city').notNull(),
  zipcode: text('zipcode').notNull(),
}

/** Who is billed, the same on a checkout, the order it becomes, and its invoices. */
export const billingColumns = {
  productionCompanyName: text('production_company_name').notNull(),
  contactName: text('contact_name').notNull(),
  ...contactColumns,
  /** Null where something else was typed before states were chosen. */
  state: text('state', { enum: states }),
}
