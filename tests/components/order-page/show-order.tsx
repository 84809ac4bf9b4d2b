import { render, screen } from '@testing-library/react'
import { inRoute } from '#tests/components/in-route'
import { OrderPage, type OrderPageProps } from '~/components/order-page/order-page'

export type Order = OrderPageProps['order']

export const ITEM: Order['items'][number] = {
  id: 'one',
  listVehicleId: 'card-1',
  title: '1975 Ford Country Squire',
  picture: null,
  days: 'Dec 7 to Dec 11',
  dayCount: '5 days',
  status: 'confirmed',
  overdue: null,
  photos: null,
  completedOn: null,
  agreed: 104_000,
  pickup: null,
  isReturnNext: false,
  started: null,
  inspected: null,
  hasReport: false,
  actions: [],
  changes: [],
}
export const ORDER: Order = {
  id: 1042,
  project: { id: 'p1', title: 'The Long Haul' },
  status: 'placed',
  state: { label: 'New', tone: 'booked' },
  completedOn: null,
  mayBill: false,
  items: [ITEM],
  billing: {
    placedOn: 'Nov 12, 2026',
    company: 'Red Clay Pictures LLC',
    contact: 'Dana Whitlock',
    email: 'dana@redclay.example',
    phone: '+1 (404) 555-0123',
    address: ['190 Marietta St NW', 'Atlanta, GA 30303'],
    payment: 'Net 30, ACH',
  },
  changedBy: [],
  maySendPickup: true,
  pickupSent: null,
  agreement: {
    firstName: 'Marcus',
    lastName: 'Oyelaran',
    email: 'marcus@redclay.example',
    title: 'Line Producer',
    status: 'not_signed',
    declineReason: null,
    answeredOn: null,
    changes: 0,
    sends: { count: 1, last: 'Nov 12, 2026, 4:06 PM ET' },
    actions: { mayResend: false, maySend: false, maySign: false },
    document: null,
  },
  documents: { areIn: false, form: null, warning: null, current: [], own: [] },
  missing: null,
  hasDocuments: false,
  totals: { vehicles: 1, subTotal: 104_000, tax: 9_256, total: 113_256, taxPerMille: 89 },
}

/** Waits for the documents, whose script loads lazily. */
export async function show(
  order: Partial<Order> = {},
  variant: OrderPageProps['variant'] = 'summary',
  banner?: string,
) {
  const shown = render(inRoute(<OrderPage variant={variant} banner={banner} order={{ ...ORDER, ...order }} />))
  await screen.findByRole('region', { name: 'Documents' })
  return shown
}
