import { expect, test } from 'vitest'
import { messageRows, type SentMessage } from '~/models/provider/order-messages'

const sent = (id: string, name: string | null, facts: Partial<SentMessage> = {}): SentMessage => ({
  id,
  name,
  recipient: `${id}@demo.example`,
  subject: 'Cancelled: 1967 Chevrolet Impala',
  written: 'Nov 25, 10:30 AM ET',
  state: { label: 'Sent', tone: 'available' },
  reason: null,
  ...facts,
})
const FAILED = { state: { label: 'Failed', tone: 'refused' }, reason: 'The mailbox is full.' } as const

test('messages sent together are one row with the names of who got them', () => {
  const booked = { subject: 'Booked: 1967 Chevrolet Impala' }
  const rows = messageRows([
    sent('ruth', 'Ruth Lane'),
    sent('omar', 'Omar Haddad'),
    sent('dana', 'Dana Whitlock'),
    sent('walt', 'Walt Jernigan', booked),
    sent('gaffer', null),
    sent('hank', 'Hank Boone', booked),
    sent('dana', 'Dana Whitlock', { subject: 'Order placed' }),
    sent('signer', null, { subject: 'Rental agreement' }),
  ])
  expect(rows.map(({ to, recipients }) => [to, recipients.length])).toEqual([
    ['Dana Whitlock, gaffer@demo.example, and 2 more', 4],
    ['Hank Boone and Walt Jernigan', 2],
    ['Dana Whitlock, dana@demo.example', 0],
    ['signer@demo.example', 0],
  ])
})

test.each([
  ['another time', { written: 'Nov 26, 10:30 AM ET' }, 2],
  ['another state', { state: { label: 'Waiting', tone: 'waiting' } }, 2],
  ['a problem', FAILED, 2],
  ['nothing else', {}, 1],
] as const)('two messages with the same subject but %s', (_, facts, count) => {
  expect(messageRows([sent('dana', 'Dana Whitlock'), sent('omar', 'Omar Haddad', facts)])).toHaveLength(count)
})

test('each message that is not delivered says why', () => {
  const rows = messageRows([sent('dana', 'Dana Whitlock', FAILED), sent('omar', 'Omar Haddad', FAILED)])
  expect(rows.map(({ to, reason }) => [to, reason])).toEqual([
    ['Dana Whitlock, dana@demo.example', FAILED.reason],
    ['Omar Haddad, omar@demo.example', FAILED.reason],
  ])
})
