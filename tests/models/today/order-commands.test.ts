import { expect, test } from 'vitest'
import { acceptExample, orderExample, searchExample } from '~/models/today/commands/examples'
import { type FoundOrder, orderCommands } from '~/models/today/commands/order-commands'
import { orderReason } from '~/models/today/commands/order-reasons'
import { parseCommand } from '~/models/today/commands/parse-command'
import type { AccessContext } from '~/models/trade/access/permissions'

const TODAY = '2026-11-26'
const asked = (text: string) => parseCommand(text, TODAY)

const ADMIN: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
const VIEWER: AccessContext = { ...ADMIN, applicationRole: 'backlot_renter_application_user', projectRole: 'User' }
const DODGE = {
  id: 'i1',
  title: '1969 Dodge Charger',
  status: 'in-progress',
  from: '2026-11-24',
  isNamed: true,
} as const
const HUDSON = {
  id: 'i2',
  title: '1951 Hudson Hornet',
  status: 'confirmed',
  from: '2026-11-30',
  isNamed: true,
} as const
const ORDER: FoundOrder = {
  id: 1006,
  project: { id: 'p1', title: 'Haul' },
  access: ADMIN,
  items: [DODGE, HUDSON],
  agreement: 'not_signed',
  signerEmail: 'dana@demo.example',
  isSigner: true,
}
const AT = '/orders/1006/details/p1/Haul'
const PICKUP = '/pickupDetails/1006'

test.each<[string, Partial<FoundOrder>, string[]]>([
  ['1006', {}, [AT, `${AT}/recipients`, PICKUP]],
  ['order 1006', {}, [AT]],
  ['pickup 1006', {}, [PICKUP]],
  ['pickup 1006', { access: VIEWER }, [PICKUP]],
  ['1006', { access: VIEWER }, [PICKUP]],
  ['pickup 1006', { items: [{ ...DODGE, status: 'completed' }] }, []],
  ['send pickup 1006 to rico', {}, [`${AT}/recipients?to=Rico`]],
  ['extend 1006', {}, [`${AT}/i1/extension`]],
  ['complete 1006', {}, [`${AT}/i1/completion`]],
  ['change 1006', {}, [`${AT}/i2/dates`]],
  ['cancel 1006', {}, [`${AT}/i2/cancellation`]],
  ['sign 1006', {}, [AT]],
  ['sign 1006', { isSigner: false }, []],
  ['sign 1006', { agreement: 'signed' }, []],
  ['accept 1006', {}, []],
  ['extend 1006', { access: { ...ADMIN, projectRole: 'Member' } }, []],
  ['1006', { access: { ...ADMIN, projectRole: 'User' } }, [AT, PICKUP]],
  [
    'send 1006 to rico',
    { access: { ...ADMIN, applicationRole: 'backlot_renter_application_user', projectRole: 'Member' } },
    ['/projects/p1/list/orders/1006/recipients?to=Rico'],
  ],
  ['send 1006', { items: [{ ...DODGE, status: 'completed' }] }, []],
  ['extend 1006', { access: { ...ADMIN, applicationRole: 'backlot_renter_application_user' } }, []],
])('%j with %j opens %j', (text, part, addresses) => {
  expect(orderCommands({ ...ORDER, ...part }, asked(text)).map(({ to }) => to)).toEqual(addresses)
})

const ahead = { items: [HUDSON] }

test.each<[string, Partial<FoundOrder>, string | undefined]>([
  ['extend 1006', ahead, 'Order #1006 has not started. It can be extended from Nov 30.'],
  ['complete 1006', ahead, 'Order #1006 has not started. It can be completed from Nov 30.'],
  [
    'extend 1006 hudson',
    { items: [{ ...DODGE, isNamed: false }, HUDSON] },
    'The 1951 Hudson Hornet has not started. It can be extended from Nov 30.',
  ],
  ['cancel 1006', { items: [DODGE] }, 'Order #1006 has started. It can only be extended or completed now.'],
  ['extend 1006 ford', { items: [{ ...DODGE, isNamed: false }] }, 'Order #1006 has no such vehicle.'],
  ['extend 1006', { items: [{ ...DODGE, status: 'completed' }] }, 'The rental of order #1006 has ended.'],
  ['cancel 1006', { items: [{ ...DODGE, status: 'cancelled' }] }, 'Order #1006 was cancelled.'],
  ['pickup 1006', { items: [{ ...DODGE, status: 'cancelled' }] }, 'Order #1006 was cancelled.'],
  [
    'extend 1006',
    { access: { ...ADMIN, projectRole: 'Member' } },
    'Order #1006 can only be changed by the Owner or a Manager of its project.',
  ],
  ['send 1006', { access: VIEWER }, 'You can open the pickup details of order #1006, but not send them.'],
  ['sign 1006', { agreement: 'signed' }, 'The agreement of order #1006 is signed.'],
  ['sign 1006', { agreement: 'declined' }, 'The agreement of order #1006 was declined.'],
  ['sign 1006', { isSigner: false }, 'The agreement of order #1006 is waiting for dana@demo.example to sign.'],
  ['sign 1006', { agreement: null, signerEmail: null }, undefined],
  ['1006', ahead, undefined],
])('%j with %j says why', (text, part, reason) => {
  expect(orderReason({ ...ORDER, ...part }, asked(text), TODAY).map((command) => command.text)).toEqual(
    reason ? [reason] : [],
  )
})

test('the reason leads to the order, or to its pickup page', () => {
  const place = (access: AccessContext) => orderReason({ ...ORDER, ...ahead, access }, asked('extend 1006'), TODAY)[0]
  expect(place(ADMIN)).toMatchObject({ kind: 'Haul', to: AT })
  expect(place(VIEWER)).toMatchObject({ to: PICKUP, isApart: true })
})

test('examples are what can be typed now', () => {
  const later: FoundOrder = { ...ORDER, id: 1009, ...ahead }
  expect(orderExample([later, ORDER], 'extend', TODAY)?.text).toBe('extend 1006')
  expect(orderExample([later], 'extend', TODAY)).toBeNull()
  expect(acceptExample('1951 Hudson Hornet')).toBe('accept hudson')
})

test.each([
  ['2026-11-26', 'bel air nov 30 - dec 4'],
  ['2026-12-07', 'bel air dec 14-18'],
  ['2026-12-27', 'bel air dec 28 - jan 1'],
])('on %s the days of an example are next week', (today, text) => {
  expect(searchExample(today)).toBe(text)
  expect(parseCommand(text, today)).toMatchObject({ target: 'bel air', booking: { from: expect.any(String) } })
})
