import { expect, test } from 'vitest'
import type { AgreementText } from '~/models/signing/agreement-text'
import { envelopeFields } from '~/models/signing/envelope'

test('the title of the signer is the one given, whatever commas a name has', () => {
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
