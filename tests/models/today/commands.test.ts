import { expect, test } from 'vitest'
import { aTask } from '#tests/world/tasks'
import { bestCommands, isNamed, isVehicleNamed, searchCommand } from '~/models/today/commands/commands'
import { dealReason } from '~/models/today/commands/deal-reasons'
import { pageCommands, projectPageCommands } from '~/models/today/commands/page-commands'
import { parseCommand } from '~/models/today/commands/parse-command'
import { taskCommands } from '~/models/today/commands/task-commands'
import type { Task } from '~/models/today/tasks'
import type { AccessContext } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { projectPaths } from '~/models/trade/paths/projects'

const TODAY = '2026-11-26'
const ADMIN: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
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
  ['pickup 1006', { order: 'pickup' }, '', 1006, ''],
  ['pickup details of order #1006', { order: 'pickup' }, '', 1006, ''],
  ['pickup 57 ford', null, 'pickup 57 ford', null, ''],
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

test('a number may be the year of a vehicle', () => {
  expect(asked('extend the 1969 charger')).toMatchObject({ target: 'charger', orderId: 1969, name: '1969 charger' })
})

test('pages are those of the account', () => {
  const pages = (text: string, role: Parameters<typeof pageCommands>[0]['role']) =>
    pageCommands({ name: 'Dana', role }, asked(text)).map((command) => command.text)
  expect(pages('pro', 'backlot_renter_application_admin')).toEqual(['Projects', 'Profile', 'Create Project'])
  expect(pages('pro', 'backlot_renter_application_user')).toEqual(['Projects', 'Profile'])
  expect(pages('orders', 'backlot_renter_application_member')).toEqual([])
  expect(pages('in', 'backlot_owner')).toEqual(['Inbox'])
  expect(pages('in', 'backlot_provider')).toEqual(['Inquiries'])
  expect(pages('day out of days', 'backlot_provider')).toEqual(['Day Out of Days'])
  expect(pages('today', 'backlot_renter_application_user')).toEqual(['Today'])
  expect(pages('order', 'backlot_renter_application_admin')).toEqual(['Orders'])
})

test('pages of a project are those that the member may open', () => {
  const pages = (text: string, access: AccessContext = ADMIN) =>
    projectPageCommands({ project: { id: 'p1', title: 'The Long Haul' }, access }, asked(text)).map(({ text }) => text)
  const viewer: AccessContext = { ...ADMIN, applicationRole: 'backlot_renter_application_user', projectRole: 'User' }
  expect(projectPageCommands({ project: { id: 'p1', title: 'Haul' }, access: ADMIN }, asked('costs'))).toEqual([
    { text: 'Costs', kind: 'Haul', to: '/projects/p1/costs' },
  ])
  expect(pages('mem')).toEqual(['Members', 'Invite Members'])
  expect(['day out', 'documents', 'activity', 'orders', 'report'].map((text) => pages(text))).toEqual([
    ['Day Out of Days'],
    ['Documents'],
    ['Activity'],
    ['Orders'],
    [],
  ])
  expect(['members', 'activity', 'day', 'costs', 'documents'].flatMap((text) => pages(text, viewer))).toEqual([
    'Members',
    'Activity',
    'Day Out of Days',
  ])
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
  const other = { text: 'other', kind: 'Page', to: accountPaths.profile() }
  expect(bestCommands([other, { ...other, text: 'same page' }], null)).toEqual([other])
})

test('a task is found by the words of its row, and what it is called', () => {
  const to = projectPaths.projectList('p1')
  const about = '1996 Toyota Camry, order #1001'
  const task = aTask({ kind: 'overdue', about, to, button: 'Complete the rental' })
  const unsigned: Task = {
    ...task,
    kind: 'unsigned',
    text: 'Unsigned, pickup Fri',
    about: 'x',
    button: 'Resend agreement',
  }
  const photos: Task = {
    ...task,
    kind: 'photos',
    urgency: 'today',
    text: 'Photos missing',
    about: '',
    project: null,
    button: 'Take photos',
  }
  const found = (text: string) => taskCommands([task, unsigned, photos], asked(text)).map((command) => command.text)
  const complete = 'Complete the rental: 1996 Toyota Camry, order #1001'
  expect(['complete camry', 'what is overdue', 'camry 1001'].map((text) => found(text)[0])).toEqual(
    Array(3).fill(complete),
  )
  expect(found('who has not signed')).toEqual(['Resend agreement: x', 'Today'])
  expect(found('what is late')).toEqual([complete, 'Resend agreement: x', 'Today'])
  expect(found('haul')).toEqual([])
  expect(found('who is')).toEqual([])
  expect(taskCommands([photos], asked('take'))).toEqual([
    { text: 'Take photos: Photos missing', kind: 'Today', to: photos.to, isApart: true },
  ])
})

test('an offer that cannot be answered says why, to members who see offers', () => {
  const place = { projectId: 'p1', listVehicleId: 'v1', title: '1951 Hudson', project: 'Haul' }
  expect(dealReason('available', ADMIN, place)).toEqual([
    { text: 'The rate of the 1951 Hudson is agreed.', kind: 'Haul', to: '/projects/p1/list?card=v1#card-v1' },
  ])
  const member = { ...ADMIN, projectRole: 'Member' } as const
  expect(dealReason('to_answer', member, place)[0]?.text).toMatch(/^Only the Owner or a Manager /)
  expect(dealReason('booked', member, place)[0]?.text).toBe('The 1951 Hudson is booked.')
  expect(dealReason('to_answer', { ...ADMIN, projectStatus: 'inactive' }, place)[0]?.text).toBe(
    'The 1951 Hudson is in a closed project.',
  )
  expect(dealReason('available', { ...ADMIN, projectRole: 'User' }, place)).toEqual([])
})
