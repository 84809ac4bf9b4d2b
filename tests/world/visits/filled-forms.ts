/** Longer than any field takes. */
export const LONG = 'a'.repeat(10_000)

/** Forms as honest people fill them in. */
export const LOGIN = { email: 'dana@example.com', password: 'correct horse' }
export const LIST = { name: 'Street traffic' }
export const INQUIRY_FORM = {
  productionCompany: 'Red Clay Pictures',
  location: 'Newnan, GA',
  from: '2026-12-07',
  to: '2026-12-11',
  rate: '1,040.50',
  dayLimit: '2',
  mileage: 'low',
  usage: ['hero_shots', 'car_interiors'],
  attempt: '1',
}
export const BILLING_FORM = {
  productionCompanyName: 'Red Clay Pictures LLC',
  contactName: 'Dana Whitlock',
  email: 'dana@example.com',
  phoneNumber: '404-555-0123',
  addressLine1: '190 Marietta St NW',
  city: 'Atlanta',
  state: 'GA',
  zipcode: '30303',
  paymentTerms: 'net_30',
  paymentMethod: 'ACH',
}
export const SIGNER_FORM = {
  firstName: 'Marcus',
  lastName: 'Oyelaran',
  email: 'marcus@example.com',
  role: 'Line Producer',
  revision: '4',
}
export const SETUP = {
  firstName: 'Zoë',
  lastName: "O'Hara 3",
  phoneNumber: '(404) 555-0123',
  password: 'long enough',
  confirmPassword: 'long enough',
}
export const SIGN_UP = {
  firstName: 'Noor',
  lastName: "O'Neil-Núñez",
  email: 'noor@crew.example',
  phoneNumber: '(404) 555-0123',
  role: 'Transportation Coordinator',
  currentProductionCompany: 'Red Clay Pictures',
  imdbProfileLink: 'www.imdb.com/name/nm0000123',
}
