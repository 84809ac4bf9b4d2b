/** Billing details of Dana's productions: as services accept them, and below as pages show them. */
export const BILLING = {
  productionCompanyName: 'Red Clay Pictures LLC',
  contactName: 'Dana Whitlock',
  email: 'dana@redclay.example',
  phoneNumber: '+14045550123',
  addressLine1: '190 Marietta St NW',
  addressLine2: 'Suite 4',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30303',
  paymentTerms: 'net_30',
  paymentMethod: 'ACH',
} as const
export const SHOWN_BILLING = { ...BILLING, phoneNumber: '+1 (404) 555-0123' }

/** The company of a quote. */
export const QUOTED = {
  companyName: 'Łukasz & Çelik Films <LLC>',
  contactPerson: 'José Núñez',
  email: 'jose@films.example',
  phoneNumber: '+14045550177',
  addressLine1: '7 Pryor St SW',
  addressLine2: '',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30303',
} as const

const { paymentTerms: _terms, paymentMethod: _method, ...billed } = BILLING

/** The correction of an invoice. */
export const CORRECTED = { ...billed, addressLine1: '200 Marietta St NW', reason: 'We have moved.' }

export const SIGNER = {
  firstName: 'Marcus',
  lastName: 'Oyelaran',
  email: 'marcus@redclay.example',
  role: 'Line Producer',
} as const
