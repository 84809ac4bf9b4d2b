import type { Bar } from '~/models/orders/board/bars'

/** A booking of three days in a day out of days. */
export const BAR: Bar = {
  from: '2026-12-07',
  to: '2026-12-09',
  state: 'booked',
  title: '',
  href: null,
  start: 'pickup',
  cents: null,
  action: null,
}
