import { expect, test } from 'vitest'
import { agreementActions, sentToText, waitingOnText } from '~/models/signing/agreement-status'

const leader = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
} as const

test.each([
  ['placed', 'not_signed', { mayResend: true, maySend: true, maySign: true }],
  ['completed', 'not_signed', { mayResend: true, maySend: true, maySign: true }],
  ['cancelled', 'not_signed', { mayResend: false, maySend: false, maySign: false }],
  ['placed', 'declined', { mayResend: false, maySend: true, maySign: false }],
  ['completed', 'declined', { mayResend: false, maySend: true, maySign: false }],
  ['cancelled', 'declined', { mayResend: false, maySend: false, maySign: false }],
  ['completed', 'signed', { mayResend: false, maySend: false, maySign: false }],
] as const)('order %s, agreement %s: %o', (orderStatus, status, actions) => {
  expect(agreementActions({ status, orderStatus, access: leader, isSigner: true })).toEqual(actions)
  const others = { mayResend: false, maySend: false, maySign: false }
  const viewer = { ...leader, projectRole: 'User' } as const
  expect(agreementActions({ status, orderStatus, access: viewer, isSigner: true })).toEqual(others)
  expect(agreementActions({ status, orderStatus, access: leader, isSigner: false }).maySign).toBe(false)
})

test('it waits on a person, named with their title if it is known', () => {
  const signer = { firstName: 'Nora', lastName: 'Quist', title: 'Show Runner' }
  expect(waitingOnText(signer)).toBe('Waiting on Nora Quist (Show Runner) to sign.')
  expect(waitingOnText({ ...signer, title: '' })).toBe('Waiting on Nora Quist to sign.')
  expect(sentToText(signer, 'Nov 26')).toBe('Agreement sent Nov 26 to Nora Quist (Show Runner).')
})
