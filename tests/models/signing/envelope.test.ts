import { expect, test } from 'vitest'
import type { AgreementText } from '~/models/signing/agreement-text'
import { envelopeFields, nextPoll, retryAt } from '~/models/signing/envelope'

const NOW = new Date('2026-11-20T15:00:00Z')
const minutes = (later: Date) => (later.getTime() - NOW.getTime()) / 60_000

test.each([
  [0, 20],
  [60, 20],
  [8 * 60, 120],
  [24 * 60, 360],
  [60 * 24 * 60, 360],
])('an envelope sent %d minutes ago is polled again in %d minutes', (waited, pause) => {
  const sentAt = new Date(NOW.getTime() - waited * 60_000)
  expect(minutes(nextPoll({ sentAt, now: NOW }))).toBe(pause)
})

test.each([
  [1, null, 1],
  [2, null, 2],
  [5, null, 16],
  [12, null, 360],
  [4000, null, 360],
  [1, 90, 1.5],
  [1, 1_000_000, 360],
])('after %d attempts, with a requested wait of %s seconds, retries in %d minutes', (attempts, wanted, pause) => {
  expect(minutes(retryAt({ attempts, wanted, now: NOW }))).toBe(pause)
})

test('the title of the signer is correct even if the name has a comma', () => {
  const text: AgreementText = {
    title: 'Rental agreement',
    lead: 'Order #1042, The Long Haul',
    company: 'Red Clay Pictures LLC',
    signer: 'John Smith, Jr.',
    parties: [['Signer for the Renter', 'John Smith, Jr., Line Producer, john@demo.example']],
    vehicles: [],
    sums: [],
    terms: [],
    note: '',
  }
  expect(envelopeFields({ text, textSha256: 'abc', signerTitle: 'Line Producer' })).toMatchObject({
    OrderNumber: '#1042',
    SignerTitle: 'Line Producer',
  })
})
