import { expect, test } from 'vitest'
import { amendmentDates, amendmentPrice, amendmentText } from '~/models/orders/items/item-messages'

const OLD = { oldFrom: '2026-11-26', oldTo: '2026-12-01', oldCents: 80_000 }
const NEW = { newFrom: '2026-11-27', newTo: '2026-12-03', newCents: 40_000 }
const GONE = { newFrom: null, newTo: null, newCents: 0 }
const RATE = 'Rate: $400.00 (was $800.00).'

test.each([
  ['cancel', GONE, ['cancelled it', null, null]],
  ['change', NEW, ['changed its dates', 'New dates: Nov 27 to Dec 3 (was Nov 26 to Dec 1).', RATE]],
  ['extend', NEW, ['extended it to Dec 3, 2026', null, RATE]],
  ['complete', NEW, ['completed the rental (last day Dec 3, 2026)', null, RATE]],
  ['complete', { ...NEW, newCents: OLD.oldCents }, ['completed the rental (last day Dec 3, 2026)', null, null]],
] as const)('the texts of an amendment: %s', (kind, now, texts) => {
  const written = { kind, ...OLD, ...now }
  expect([amendmentText(written), amendmentDates(written, '2026-11-29'), amendmentPrice(written)]).toEqual(texts)
})
