export type OwnerKey = 'omar' | 'walt' | 'gloria' | 'hank' | 'june' | 'pete'

export type City =
  | { city: 'Atlanta'; state: 'GA'; zone: 'America/New_York' }
  | { city: 'Los Angeles'; state: 'CA'; zone: 'America/Los_Angeles' }
  | { city: 'New York'; state: 'NY'; zone: 'America/New_York' }

/** Where vehicles stand and how they are handed over. Streets are invented, towns and zipcodes are real. */
export type Lot = {
  owner: OwnerKey
  market: City
  address1: string
  address2: string
  town: string
  zipcode: string
  latitude: number
  longitude: number
  contactPhone: string
  preference: 'Crew picks up' | 'Owner delivers' | 'Crew picks up or owner delivers'
  instructions: string
}

export type LotName =
  | 'decatur'
  | 'fayetteville'
  | 'marietta'
  | 'covington'
  | 'burbank'
  | 'long-beach'
  | 'pasadena'
  | 'santa-clarita'
  | 'brooklyn'
  | 'yonkers'
  | 'long-island-city'
  | 'staten-island'

const atlanta: City = { city: 'Atlanta', state: 'GA', zone: 'America/New_York' }
const losAngeles: City = { city: 'Los Angeles', state: 'CA', zone: 'America/Los_Angeles' }
const newYork: City = { city: 'New York', state: 'NY', zone: 'America/New_York' }

export const LOTS: Record<LotName, Lot> = {
  decatur: {
    owner: 'omar',
    market: atlanta,
    address1: '418 Old Foundry Lane',
    address2: 'Building C',
    town: 'Decatur',
    zipcode: '30030',
    latitude: 33.7748,
    longitude: -84.2963,
    contactPhone: '+1 (404) 555-0142',
    preference: 'Crew picks up',
    instructions: 'Ring at the green gate. Transporters turn in the yard, not in the lane.',
  },
  fayetteville: {
    owner: 'omar',
    market: atlanta,
    address1: '77 Picture Mill Road',
    address2: '',
    town: 'Fayetteville',
    zipcode: '30214',
    latitude: 33.4487,
    longitude: -84.4549,
    contactPhone: '+1 (404) 555-0142',
    preference: 'Crew picks up or owner delivers',
    instructions: 'Gate code comes by text on the morning of pickup.',
  },
  marietta: {
    owner: 'walt',
    market: atlanta,
    address1: '1206 Pickle Barn Road',
    address2: '',
    town: 'Marietta',
    zipcode: '30060',
    latitude: 33.9526,
    longitude: -84.5499,
    contactPhone: '+1 (770) 555-0117',
    preference: 'Crew picks up',
    instructions: 'Walt starts every car himself and rides once around the field with the driver.',
  },
  covington: {
    owner: 'walt',
    market: atlanta,
    address1: '35 Courthouse Alley',
    address2: 'Rear lot',
    town: 'Covington',
    zipcode: '30014',
    latitude: 33.5968,
    longitude: -83.8602,
    contactPhone: '+1 (770) 555-0117',
    preference: 'Owner delivers',
    instructions: 'Delivery within 60 miles is part of the rate; farther by arrangement.',
  },
  burbank: {
    owner: 'gloria',
    market: losAngeles,
    address1: '2290 Grip Street',
    address2: 'Suite 4',
    town: 'Burbank',
    zipcode: '91502',
    latitude: 34.1746,
    longitude: -118.3105,
    contactPhone: '+1 (818) 555-0163',
    preference: 'Crew picks up',
    instructions: 'Check in at the front desk with a license and the rental agreement.',
  },
  'long-beach': {
    owner: 'gloria',
    market: losAngeles,
    address1: '640 Tidewater Court',
    address2: '',
    town: 'Long Beach',
    zipcode: '90802',
    latitude: 33.7706,
    longitude: -118.182,
    contactPhone: '+1 (818) 555-0163',
    preference: 'Crew picks up or owner delivers',
    instructions: 'The lot closes at 7 PM; after that leave the keys in the lockbox.',
  },
  pasadena: {
    owner: 'hank',
    market: losAngeles,
    address1: '15 Arroyo Garage Way',
    address2: '',
    town: 'Pasadena',
    zipcode: '91101',
    latitude: 34.1466,
    longitude: -118.1416,
    contactPhone: '+1 (626) 555-0129',
    preference: 'Owner delivers',
    instructions: 'Comes on a closed trailer; please keep 60 feet of level curb free.',
  },
  'santa-clarita': {
    owner: 'hank',
    market: losAngeles,
    address1: '9100 Dry Canyon Ranch Road',
    address2: 'Hangar 2',
    town: 'Santa Clarita',
    zipcode: '91350',
    latitude: 34.4241,
    longitude: -118.5053,
    contactPhone: '+1 (626) 555-0129',
    preference: 'Crew picks up',
    instructions: 'Last half mile is gravel. Phone from the mailbox and somebody opens.',
  },
  brooklyn: {
    owner: 'june',
    market: newYork,
    address1: '58 Ropewalk Street',
    address2: 'Ground floor',
    town: 'Brooklyn',
    zipcode: '11222',
    latitude: 40.7271,
    longitude: -73.9479,
    contactPhone: '+1 (718) 555-0175',
    preference: 'Crew picks up',
    instructions: 'Roll-up door on the river side. No transporters over 40 feet on the block.',
  },
  yonkers: {
    owner: 'june',
    market: newYork,
    address1: '301 Carpet Mill Plaza',
    address2: 'Level 1',
    town: 'Yonkers',
    zipcode: '10701',
    latitude: 40.9412,
    longitude: -73.8644,
    contactPhone: '+1 (718) 555-0175',
    preference: 'Crew picks up or owner delivers',
    instructions: 'Park at the loading dock and walk up; ticket is validated in the office.',
  },
  'long-island-city': {
    owner: 'pete',
    market: newYork,
    address1: '12 Cutting Room Road',
    address2: '',
    town: 'Long Island City',
    zipcode: '11101',
    latitude: 40.7447,
    longitude: -73.9485,
    contactPhone: '+1 (347) 555-0186',
    preference: 'Crew picks up',
    instructions: 'Pickup from 5 AM for early calls. Ask for Pete, not for the body shop next door.',
  },
  'staten-island': {
    owner: 'pete',
    market: newYork,
    address1: '940 Ferry Yard Terrace',
    address2: 'Lot B',
    town: 'Staten Island',
    zipcode: '10301',
    latitude: 40.6313,
    longitude: -74.0945,
    contactPhone: '+1 (347) 555-0186',
    preference: 'Owner delivers',
    instructions: 'Pete drives it to set himself and stays until it is parked.',
  },
}
