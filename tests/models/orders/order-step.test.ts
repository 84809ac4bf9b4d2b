import { expect, test } from 'vitest'
import { deskItemActions } from '~/models/orders/items/item-actions'
import { orderStep } from '~/models/orders/order-step'
import type { OrderItemStatus } from '~/models/trade/vocabulary/orders'

const item = (status: OrderItemStatus, overdue: object | null = null) => ({
  id: `${status}${overdue ? ', overdue' : ''}`,
  status,
  overdue,
  actions: deskItemActions(status),
})
const SIGNED = { actions: { maySign: false, mayResend: false, maySend: false } }
const UNSIGNED = { actions: { maySign: false, mayResend: true, maySend: true } }
const BOTH = [item('in-progress'), item('in-progress', {}), item('confirmed')]

test.each([
  ['an unsigned agreement', { agreement: UNSIGNED, form: {}, items: BOTH }, { kind: 'agreement' }],
  ['missing documents', { agreement: SIGNED, form: {}, items: BOTH }, { kind: 'documents' }],
  ['an overdue rental', { agreement: SIGNED, items: BOTH }, { kind: 'complete', itemId: 'in-progress, overdue' }],
  [
    'an overdue rental that the member may not complete',
    { agreement: SIGNED, items: [{ ...item('in-progress', {}), actions: [] }, item('confirmed')] },
    { kind: 'return', itemId: 'in-progress, overdue' },
  ],
  ['a pickup', { agreement: SIGNED, items: [item('in-progress'), item('confirmed')] }, { kind: 'pickup' }],
  [
    'a rental in progress',
    { agreement: null, items: [item('in-progress')] },
    { kind: 'complete', itemId: 'in-progress' },
  ],
  ['nothing left', { agreement: SIGNED, items: [item('completed'), item('cancelled')] }, null],
])('the next step of an order with %s', (_, { agreement, form, items }: Facts, step) => {
  expect(orderStep({ agreement, documents: { form: form ?? null }, maySendPickup: true, items })).toEqual(step)
})

type Facts = { agreement: typeof SIGNED | null; form?: object; items: ReturnType<typeof item>[] }
