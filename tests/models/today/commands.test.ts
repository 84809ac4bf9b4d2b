import { expect, test } from 'vitest'
import { bestCommands, isNamed, isVehicleNamed, pageCommands, searchCommand } from '~/models/today/commands/commands'
import { type FoundOrder, orderCommands } from '~/models/today/commands/order-commands'
import { parseCommand } from '~/models/today/commands/parse-command'
import type { AccessContext } from '~/models/trade/access/permissions'
import { projectPaths } from '~/models/trade/paths/projects'

const TODAY = '2026-11-26'
const asked = (text: string) => parseCommand(text, TODAY)

test.each([
  ['accept hudson', { deal: 'accept' }, 'hudson', null, ''],
  ['Counter the offer for the 1951 Hudson', { deal: 'negotiate' }, '1951 Hudson', 1951, ''],
  ['decline', { deal: 'decline' }, '', null, ''],
  ['send pickup 1006 to rico', { order: 'send' }, '', 1006, 'Rico'],
  ['send 1006 to rico diaz', { order: 'send' }, '', 1006, 'Rico Diaz'],
  ['send 1006 to rico@diaz.example', { order: 'send' }, '', 1006, 'rico@diaz.example'],
  ['send 1006 to Rico de la Cruz', { order: 'send' }, '', 1006, 'Rico de la Cruz'],
  ['send the pickup details of order #1006 to Rico Diaz', { order: 'send' }, '', 1006, 'Rico Diaz'],
  ['send 1006', { order: 'send' }, '', 1006, ''],
  ['send to rico', { order: 'send' }, '', null, 'Rico'],
  ['extend 1006 dodge', { order: 'extend' }, 'dodge', 1006, ''],
  ['order 1006', { order: 'open' }, '', 1006, ''],
  ['#1006', null, '#1006', 1006, ''],
  ['57 bel air', null, '57 bel air', null, ''],
  ['accepted', null, 'accepted', null, ''],
  ['🚗 % \'"', null, '🚗 % \'"', null, ''],
] as const)('%j is read', (text, verb, target, orderId, recipient) => {
  expect(asked(text)).toMatchObject({ verb, target, orderId, recipient, booking: null })
})

test('days are read and left out of the target', () => {
  expect(asked('bel air dec 7-11')).toMatchObject({
    target: 'bel air',
    searched: 'bel air',
    booking: { from: '2026-12-07', to: '2026-12-11' },
  })
})

test('a name has every typed word or its beginning, and a vehicle in the vocabulary of the search', () => {
  const hudson = { year: 1951, make: 'Hudson', model: 'Hornet', bodyType: 'Sedan', kinds: ['police'] }
  expect(['hud', 'cop hudson', '51 hornet', ''].map((text) => isVehicleNamed(hudson, text))).toEqual(
    Array(4).fill(true),
  )
  expect(['ford', '52 hudson', '%', "'"].map((text) => isVehicleNamed(hudson, text))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([
    isNamed('The Long Haul', 'long ha'),
    isNamed('The Long Haul', 'haul x'),
    isNamed('The Long Haul', ''),
  ]).toEqual([true, false, false])
})

test('pages are those of the account', () => {
  const pages = (text: string, role: Parameters<typeof pageCommands>[0]['role']) =>
    pageCommands({ name: 'Dana', role }, asked(text)).map((command) => command.text)
  expect(pages('pro', 'backlot_renter_application_admin')).toEqual(['Projects', 'Profile', 'Create Project'])
  expect(pages('pro', 'backlot_renter_application_user')).toEqual(['Projects', 'Profile'])
  expect(pages('orders', 'backlot_renter_application_member')).toEqual([])
  expect(pages('in', 'backlot_owner')).toEqual(['Inbox'])
  expect(pages('in', 'backlot_provider')).toEqual(['Inquiries'])
})

test('the search has the words and the days, for accounts that search', () => {
  const search = (text: string) => searchCommand('backlot_renter_application_admin', asked(text), TODAY)
  expect(search('bel air dec 7-11')).toEqual({
    text: 'Search ‘bel air’, Dec 7 to Dec 11',
    kind: 'Vehicles',
    to: '/home/searchResults?q=bel+air&from=2026-12-07&to=2026-12-11',
  })
  expect([search('tomorrow')?.text, search('')]).toEqual(['Search all vehicles, Nov 27', null])
  expect(searchCommand('backlot_owner', asked('bel air'), TODAY)).toBeNull()
})

test('eight commands are shown, each page once, and the search is always one of them', () => {
  const command = (id: string) => ({ text: id, kind: 'Project', to: projectPaths.projectList(id) })
  const many = ['a', 'a', ...'bcdefghij'].map(command)
  const search = searchCommand('backlot_renter_application_admin', asked('x'), TODAY)
  expect(bestCommands(many, search).map(({ text }) => text)).toEqual([...'abcdefg', 'Search ‘x’'])
  expect(bestCommands(many, null)).toHaveLength(8)
})

const ADMIN: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
const ORDER: FoundOrder = {
  id: 1006,
  project: { id: 'p1', title: 'The Long Haul' },
  access: ADMIN,
  items: [
    { id: 'i1', title: '1969 Dodge Charger', status: 'in-progress', isNamed: true },
    { id: 'i2', title: '1951 Hudson Hornet', status: 'confirmed', isNamed: true },
  ],
  agreement: 'not_signed',
  isSigner: true,
}
const AT = '/orders/1006/details/p1/order'

test.each<[string, Partial<FoundOrder>, string[]]>([
  ['1006', {}, [AT, `${AT}/recipients`]],
  ['order 1006', {}, [AT]],
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
  ['1006', { access: { ...ADMIN, projectRole: 'User' } }, [AT]],
  [
    'send 1006 to rico',
    { access: { ...ADMIN, applicationRole: 'backlot_renter_application_user', projectRole: 'Member' } },
    ['/projects/p1/list/orders/1006/recipients?to=Rico'],
  ],
  ['send 1006', { items: [{ id: 'i1', title: 'x', status: 'completed', isNamed: true }] }, []],
  ['extend 1006', { access: { ...ADMIN, applicationRole: 'backlot_renter_application_user' } }, []],
])('%j with %j opens %j', (text, part, addresses) => {
  expect(orderCommands({ ...ORDER, ...part }, asked(text)).map(({ to }) => to)).toEqual(addresses)
})
