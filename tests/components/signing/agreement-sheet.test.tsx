import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { AgreementSheet } from '~/components/signing/agreement-sheet'
import { SignatureForm } from '~/components/signing/answer-forms'
import { OnToDocusign } from '~/components/signing/docusign'
import { agreementText } from '~/models/signing/agreement-text'
import type { AgreementView } from '~/services/signing/agreement/require-agreement.server'

const AGREEMENT: AgreementView = {
  orderId: 1001,
  signedWith: 'built-in',
  text: agreementText({
    orderId: 1001,
    projectTitle: 'The Long Haul',
    company: 'Red Clay Pictures LLC',
    contact: 'Dana Whitlock, dana@redclay.example',
    address: ['190 Marietta St NW', 'Atlanta, GA 30303'],
    payment: 'Net 30, ACH',
    placedOn: 'Nov 12, 2026',
    signer: { name: 'Marcus Oyelaran', title: 'Line Producer', email: 'marcus@redclay.example' },
    items: [
      {
        id: 'a',
        title: '1975 Ford Country Squire',
        booking: { from: '2026-12-07', to: '2026-12-07' },
        price: 104_000,
        tax: 9_256,
      },
      {
        id: 'b',
        title: '1970 Ford Mustang',
        booking: { from: '2026-12-08', to: '2026-12-08' },
        price: 80_000,
        tax: 7_120,
      },
    ],
    signedWith: 'built-in',
    taxPerMille: 70,
  }),
  textSha256: 'f'.repeat(64),
  signer: { name: 'Marcus Oyelaran', title: 'Line Producer' },
  status: 'not_signed',
  declineReason: null,
  answeredAt: null,
  isSealed: false,
  changes: [],
}

function show(part: Partial<AgreementView> = {}) {
  const agreement = { ...AGREEMENT, ...part }
  render(
    inRoute(
      <AgreementSheet agreement={agreement}>
        {agreement.status === 'not_signed' && <SignatureForm agreement={agreement} lastResult={undefined} />}
      </AgreementSheet>,
    ),
  )
}

test('an unsigned agreement shows its terms and the signature form', () => {
  show()
  expect(screen.getByText('NOT SIGNED')).toBeTruthy()
  expect(screen.getByText('Marcus Oyelaran, Line Producer, marcus@redclay.example')).toBeTruthy()
  expect(screen.getByText('Taxes (GA - 7%)')).toBeTruthy()
  expect(screen.getByText('$2,003.76')).toBeTruthy()
  expect(screen.getByText(/These terms are a template. Have counsel review them/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: '6. Insurance' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Decline' }).getAttribute('href')).toBe('/agreement/decline')
})

test('a signed agreement shows who signed it, when, and later changes, without buttons', () => {
  const at = 'November 20, 2026, 3:00:00 PM UTC'
  show({
    status: 'signed',
    answeredAt: at,
    isSealed: true,
    changes: [{ at, lines: ['Extended: 1970 Ford Mustang', 'Dec 8, 2026, now Dec 9, 2026'] }],
  })
  expect(screen.getByText(`Marcus Oyelaran signed this on ${at}.`)).toBeTruthy()
  expect(screen.getByText(/Extended: 1970 Ford Mustang. Dec 8, 2026, now Dec 9, 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open sealed PDF' }).getAttribute('href')).toBe('/agreement/document')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a declined agreement shows the reason', () => {
  show({ status: 'declined', answeredAt: 'November 20, 2026, 3:00:00 PM UTC', declineReason: 'Wrong days.' })
  expect(screen.getByText(/declined this on .* UTC: Wrong days\./)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the redirect to DocuSign has a link to continue, or to try again after a failure', () => {
  const shown = render(<OnToDocusign url="https://docusign.example/s?t=1" sentence={null} />)
  expect(screen.getByRole('link', { name: 'Continue to DocuSign' }).getAttribute('href')).toBe(
    'https://docusign.example/s?t=1',
  )
  shown.rerender(<OnToDocusign url={null} sentence="Not now." />)
  expect(screen.getByRole('alert').textContent).toBe('Not now.')
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/agreement/signing')
})
