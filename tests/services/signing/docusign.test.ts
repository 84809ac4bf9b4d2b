import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { useDatabase } from '#tests/world/database/database'
import { answered, processDueEnvelopes, SIGNED, useDocusign } from '#tests/world/docusign'
import { subjectsTo } from '#tests/world/messages/outbox'
import { SIGNER } from '#tests/world/paperwork'
import {
  agreementOf,
  anUnsignedOrder,
  eventsOf,
  holderOf,
  itemOf,
  kindsOf,
  movedDays,
  tokenIn,
} from '#tests/world/signing'
import { signingPaths } from '~/models/trade/paths/signing'
import { agreements, db } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { requireMembership } from '~/services/crew/membership.server'
import { sealedAgreements } from '~/services/documents/overview/all-documents.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { handleWebhook } from '~/services/signing/docusign/envelope-queue.server'
import { claimEnvelope } from '~/services/signing/docusign/envelope-rows.server'
import { voidAgreementEnvelope } from '~/services/signing/docusign/envelope-steps.server'
import { goToSign } from '~/services/signing/docusign/signer-ports.server'
import { findAgreement } from '~/services/signing/find-agreement.server'
import { resendAgreement } from '~/services/signing/resend-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'
import { verifySigning } from '~/services/signing/verify-signing.server'

useDatabase()
const { docusign, later, anOrderInDocusign } = useDocusign()

test('an agreement becomes one envelope with text, fields and signer once the job runs', async () => {
  const before = docusign().envelopes.length
  const { orderId } = await anUnsignedOrder()
  const agreement = await agreementOf(orderId)
  // nothing is sent while the order is placed
  expect(docusign().envelopes).toHaveLength(before)
  expect(await processDueEnvelopes()).toEqual({ done: 2, failed: 0 })
  expect(docusign().last()).toMatchObject({
    transactionId: agreement.id,
    status: 'sent',
    subject: `Rental agreement: Order #${orderId}, The Long Haul`,
    signer: { name: 'Marcus Oyelaran', email: SIGNER.email, clientUserId: agreement.id },
    fields: {
      OrderNumber: `#${orderId}`,
      Production: 'The Long Haul',
      Company: 'Red Clay Pictures LLC',
      SignerTitle: 'Line Producer',
      Vehicles: '1976 Chevrolet Caprice, Dec 7, 2026 to Dec 11, 2026, 5 days, $500.00',
      Total: '$544.50',
      TextHash: agreement.textSha256,
    },
  })
  expect(docusign().last().document.subarray(0, 5).toString()).toBe('%PDF-')
  expect(agreement.text).toContain('Adopting a signature in DocuSign')
  expect(await kindsOf(orderId)).toEqual(['sent', 'envelope-sent'])
  expect(await processDueEnvelopes()).toEqual({ done: 0, failed: 0 })
  expect(docusign().envelopes).toHaveLength(before + 1)
})

test('a signature in DocuSign is recorded once despite repeated webhooks, and its PDF is stored', async () => {
  const { orderId, dana, envelope } = await anOrderInDocusign()
  later()
  envelope.status = 'completed'
  await Promise.all([handleWebhook(envelope.envelopeId), handleWebhook(envelope.envelopeId)])
  await Promise.all([processDueEnvelopes(), processDueEnvelopes()])
  await handleWebhook(envelope.envelopeId)
  envelope.status = 'sent'
  await handleWebhook(envelope.envelopeId)
  await processDueEnvelopes()
  expect(await kindsOf(orderId)).toEqual(['sent', 'envelope-sent', 'signed', 'fetched'])
  const { status, documentKey } = await agreementOf(orderId)
  expect(status).toBe('signed')
  expect(await (await fileStore()).read(documentKey ?? '')).toEqual(SIGNED)
  expect((await eventsOf(orderId))[2]).toMatchObject({
    actor: `Marcus Oyelaran (${SIGNER.email})`,
    userAgent: 'DocuSign',
    details: expect.stringContaining(envelope.envelopeId),
  })
  expect(await subjectsTo(dana)).toContain(`Signed: rental agreement for order #${orderId}`)
  const [document] = await sealedAgreements([orderId])
  expect(document?.by).toBe('Signed by Marcus Oyelaran')
  expect(documentKey).toContain(document?.sha256)
})

const wrongIn = async (orderId: number) =>
  (await verifySigning()).wrong.filter((text) => text.startsWith(`#${orderId}:`))

test('verify detects a changed byte in a stored PDF', async () => {
  const { orderId, envelope } = await anOrderInDocusign()
  await answered(envelope, 'completed')
  expect(await wrongIn(orderId)).toEqual([])
  const key = (await agreementOf(orderId)).documentKey ?? ''
  const changed = Buffer.from(SIGNED)
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1
  await (await fileStore()).put(key, changed)
  expect(await wrongIn(orderId)).toEqual([`#${orderId}: the document ${key} was changed`])
})

test('an envelope without a webhook is polled at growing intervals', async () => {
  const { orderId, envelope } = await anOrderInDocusign()
  envelope.status = 'completed'
  later(10)
  expect(await processDueEnvelopes()).toEqual({ done: 0, failed: 0 })
  later(11)
  await processDueEnvelopes()
  expect(await kindsOf(orderId)).toEqual(['sent', 'envelope-sent', 'signed', 'fetched'])
})

test('a webhook that arrives during a poll causes another poll', async () => {
  const { orderId, envelope } = await anOrderInDocusign()
  await handleWebhook(envelope.envelopeId)
  const signs = async () => {
    envelope.status = 'completed'
    await handleWebhook(envelope.envelopeId)
  }
  docusign().behave({ about: 'GET /envelopes/', times: 1, meanwhile: signs })
  await processDueEnvelopes()
  expect(await kindsOf(orderId)).toContain('signed')
})

test('a decline in DocuSign declines the agreement, which can be sent again in a new envelope', async () => {
  const { orderId, dana, envelope } = await anOrderInDocusign()
  later()
  await answered(envelope, 'declined', 'Wrong days.')
  const declined = await agreementOf(orderId)
  expect(declined).toMatchObject({ status: 'declined', declineReason: 'Wrong days.' })
  expect(await subjectsTo(dana)).toContain(`Declined: rental agreement for order #${orderId}`)
  later()
  unwrap(await sendAgreement(dana, orderId, { ...SIGNER, replaces: declined.id }))
  await processDueEnvelopes()
  expect(docusign().last()).toMatchObject({ status: 'sent', transactionId: (await agreementOf(orderId)).id })
  await answered(docusign().last(), 'completed')
  expect(await kindsOf(orderId)).toEqual([
    ...['sent', 'envelope-sent', 'declined', 'replaced', 'sent', 'envelope-sent', 'signed', 'fetched'],
  ])
  expect(await wrongIn(orderId)).toEqual([])
})

describe('an envelope', () => {
  test('is voided when the order changes, and the old link opens the new agreement', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const token = await tokenIn(orderId)
    later()
    await movedDays(await itemOf(orderId, dana, projectId))
    await processDueEnvelopes()
    expect(envelope.status).toBe('voided')
    expect(docusign().last()).toMatchObject({ status: 'sent', transactionId: (await agreementOf(orderId)).id })
    expect(await goToSign(await holderOf(token), signingPaths.agreement())).toMatchObject({ ok: true })
    expect((await kindsOf(orderId)).sort()).toEqual([
      'envelope-sent',
      'envelope-sent',
      'replaced',
      'sent',
      'sent',
      'voided',
    ])
  })

  test('is voided when the signer changes, but not on a resend', async () => {
    const { orderId, dana, envelope } = await anOrderInDocusign()
    later()
    unwrap(await resendAgreement(dana, orderId))
    await processDueEnvelopes()
    expect(envelope.status).toBe('sent')
    const { id: replaces } = await agreementOf(orderId)
    unwrap(await sendAgreement(dana, orderId, { ...SIGNER, email: 'right@redclay.example', replaces }))
    await processDueEnvelopes()
    expect(envelope.status).toBe('voided')
    expect(docusign().last()).toMatchObject({ status: 'sent', signer: { email: 'right@redclay.example' } })
  })

  test('is voided when the order is cancelled', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const { ref, item } = await itemOf(orderId, dana, projectId)
    unwrap(await cancelItem(dana, ref, { revision: item.revision }))
    await processDueEnvelopes()
    expect(envelope.status).toBe('voided')
  })

  test('is never created when the order is cancelled first', async () => {
    const before = docusign().envelopes.length
    const { orderId, dana, projectId } = await anUnsignedOrder()
    const { ref, item } = await itemOf(orderId, dana, projectId)
    unwrap(await cancelItem(dana, ref, { revision: item.revision }))
    await processDueEnvelopes()
    expect(docusign().envelopes).toHaveLength(before)
  })

  test('is voided while it is polled, and the signature found then does not count', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const old = await agreementOf(orderId)
    const item = await itemOf(orderId, dana, projectId)
    envelope.status = 'completed'
    await handleWebhook(envelope.envelopeId)
    docusign().behave({ about: 'GET /envelopes/', times: 1, meanwhile: () => movedDays(item) })
    expect(await processDueEnvelopes()).toMatchObject({ failed: 0 })
    const [kept] = await db().select().from(agreements).where(eq(agreements.id, old.id))
    expect(kept).toMatchObject({ status: 'replaced', answeredAt: null })
    expect(await agreementOf(orderId)).toMatchObject({ status: 'not_signed' })
  })

  test('is voided without failing when DocuSign no longer has it', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    docusign().envelopes.splice(docusign().envelopes.indexOf(envelope), 1)
    await movedDays(await itemOf(orderId, dana, projectId))
    expect(await processDueEnvelopes()).toMatchObject({ failed: 0 })
  })

  test('signed before it could be voided keeps its PDF but does not count', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const old = await agreementOf(orderId)
    envelope.status = 'completed'
    await movedDays(await itemOf(orderId, dana, projectId))
    await handleWebhook(envelope.envelopeId)
    await processDueEnvelopes()
    expect(await agreementOf(orderId)).toMatchObject({ status: 'not_signed' })
    const [kept] = await db().select().from(agreements).where(eq(agreements.id, old.id))
    expect(kept).toMatchObject({ status: 'replaced', documentKey: expect.any(String) })
    expect(await kindsOf(orderId)).toContain('superseded')
    expect(await wrongIn(orderId)).toEqual([])
  })

  test('of a cancelled order signed before it could be voided has its PDF listed as voided', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    envelope.status = 'completed'
    const { ref, item } = await itemOf(orderId, dana, projectId)
    unwrap(await cancelItem(dana, ref, { revision: item.revision }))
    await processDueEnvelopes()
    const access = (await requireMembership(dana, projectId)).access
    const seen = { email: dana.email, status: 'cancelled', access } as const
    expect(await findAgreement(orderId, seen)).toMatchObject({ status: 'not_signed', document: null })
    const state = 'Signed after it was voided'
    expect(await sealedAgreements([orderId])).toMatchObject([{ state, at: expect.stringMatching(/2026/) }])
  })

  test('voided by two processes is recorded once', async () => {
    const { orderId, dana, projectId } = await anOrderInDocusign()
    await movedDays(await itemOf(orderId, dana, projectId))
    const claim = async () => {
      const claimed = [await claimEnvelope(), await claimEnvelope()].find((each) => each?.step === 'void')
      if (!claimed) throw new Error('Nothing is to be withdrawn.')
      return claimed
    }
    const firstClaim = await claim()
    later(5)
    const secondClaim = await claim()
    await voidAgreementEnvelope(firstClaim)
    await voidAgreementEnvelope(secondClaim)
    expect((await kindsOf(orderId)).filter((kind) => kind === 'voided')).toHaveLength(1)
  })
})
