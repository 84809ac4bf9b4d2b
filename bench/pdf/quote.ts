import type { Quote } from '~/models/billing/quote'

const LINES = 12

/** A quote of twelve vehicles, slightly longer than a page. */
export function aQuote(): Quote {
  return {
    id: 1001,
    project: { id: '', title: 'The Long Haul' },
    madeBy: 'Dana Whitfield',
    madeOn: '2026-11-20',
    madeAt: new Date(0),
    validUntil: '2026-12-04',
    taxPerMille: 89,
    terms: 'Rates are for the days shown.\nThe vehicles stay with their owners until the first day.',
    company: {
      companyName: 'Peachtree Pictures',
      contactPerson: 'Dana Whitfield',
      email: 'accounts@peachtree.example',
      phoneNumber: '404 555 0142',
      addressLine1: '12 Ferry Street',
      addressLine2: '',
      city: 'Atlanta',
      state: 'Georgia',
      zipcode: '30303',
    },
    lines: Array.from({ length: LINES }, (_, at) => ({
      listVehicleId: `${at}`,
      title: `${1950 + at} Chevrolet Bel Air`,
      town: 'Decatur, GA',
      booking: { from: '2026-12-07', to: '2026-12-11' },
      dailyCents: 26_000 + at * 500,
      listedCents: 130_000 + at * 2500,
      agreedCents: 104_000 + at * 2000,
      taxCents: 9256 + at * 178,
    })),
    previous: null,
  }
}
