import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { useDatabase } from '#tests/world/database/database'
import { answered, SIGNED, tend, useDocusign } from '#tests/world/docusign'
import { subjectsTo } from '#tests/world/letters/letters'
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

test('an agreement becomes one envelope of the template, with the text, its facts and its signer, once it is sent', async () => {
  const before = docusign().envelopes.length
  const { orderId } = await anUnsignedOrder()
  const agreement = await agreementOf(orderId)
  // nothing has left the building with the order
  expect(docusign().envelopes).toHaveLength(before)
  expect(await tend()).toEqual({ done: 2, failed: 0 })
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
  expect(await tend()).toEqual({ done: 0, failed: 0 })
  expect(docusign().envelopes).toHaveLength(before + 1)
})

test('what is signed there is written down once, however often and late it is told, and its document is kept', async () => {
  const { orderId, dana, envelope } = await anOrderInDocusign()
  later()
  envelope.status = 'completed'
  await Promise.all([handleWebhook(envelope.envelopeId), handleWebhook(envelope.envelopeId)])
  await Promise.all([tend(), tend()])
  await handleWebhook(envelope.envelopeId)
  envelope.status = 'sent'
  await handleWebhook(envelope.envelopeId)
  await tend()
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
  (await verifySigning()).wrong.filter((words) => words.startsWith(`#${orderId}:`))

test('verify notices any byte changed in what was fetched', async () => {
  const { orderId, envelope } = await anOrderInDocusign()
  await answered(envelope, 'completed')
  expect(await wrongIn(orderId)).toEqual([])
  const key = (await agreementOf(orderId)).documentKey ?? ''
  const changed = Buffer.from(SIGNED)
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1
  await (await fileStore()).put(key, changed)
  expect(await wrongIn(orderId)).toEqual([`#${orderId}: the document ${key} was changed`])
})

test('an envelope of which nothing is heard is looked at by the clock, less often the longer it waits', async () => {
  const { orderId, envelope } = await anOrderInDocusign()
  envelope.status = 'completed'
  later(10)
  expect(await tend()).toEqual({ done: 0, failed: 0 })
  later(11)
  await tend()
  expect(await kindsOf(orderId)).toEqual(['sent', 'envelope-sent', 'signed', 'fetched'])
})

test('what is told while one looks has it looked at again', async () => {
  const { orderId, envelope } = await anOrderInDocusign()
  await handleWebhook(envelope.envelopeId)
  const signs = async () => {
    envelope.status = 'completed'
    await handleWebhook(envelope.envelopeId)
  }
  docusign().behave({ about: 'GET /envelopes/', times: 1, meanwhile: signs })
  await tend()
  expect(await kindsOf(orderId)).toContain('signed')
})

test('declined there with a reason it is declined here, and sent anew in another envelope', async () => {
  const { orderId, dana, envelope } = await anOrderInDocusign()
  later()
  await answered(envelope, 'declined', 'Wrong days.')
  const declined = await agreementOf(orderId)
  expect(declined).toMatchObject({ status: 'declined', declineReason: 'Wrong days.' })
  expect(await subjectsTo(dana)).toContain(`Declined: rental agreement for order #${orderId}`)
  later()
  granted(await sendAgreement(dana, orderId, { ...SIGNER, replaces: declined.id }))
  await tend()
  expect(docusign().last()).toMatchObject({ status: 'sent', transactionId: (await agreementOf(orderId)).id })
  await answered(docusign().last(), 'completed')
  expect(await kindsOf(orderId)).toEqual([
    ...['sent', 'envelope-sent', 'declined', 'replaced', 'sent', 'envelope-sent', 'signed', 'fetched'],
  ])
  expect(await wrongIn(orderId)).toEqual([])
})

describe('an envelope is withdrawn', () => {
  test('when the order changes: the old link leads to the new one', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const token = await tokenIn(orderId)
    later()
    await movedDays(await itemOf(orderId, dana, projectId))
    await tend()
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

  test('when somebody else signs, and is left alone by a resend', async () => {
    const { orderId, dana, envelope } = await anOrderInDocusign()
    later()
    granted(await resendAgreement(dana, orderId))
    await tend()
    expect(envelope.status).toBe('sent')
    const { id: replaces } = await agreementOf(orderId)
    granted(await sendAgreement(dana, orderId, { ...SIGNER, email: 'right@redclay.example', replaces }))
    await tend()
    expect(envelope.status).toBe('voided')
    expect(docusign().last()).toMatchObject({ status: 'sent', signer: { email: 'right@redclay.example' } })
  })

  test('when the order is over', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const { at, item } = await itemOf(orderId, dana, projectId)
    granted(await cancelItem(dana, at, { revision: item.revision }))
    await tend()
    expect(envelope.status).toBe('voided')
  })

  test('before it was made: nothing is sent to anybody', async () => {
    const before = docusign().envelopes.length
    const { orderId, dana, projectId } = await anUnsignedOrder()
    const { at, item } = await itemOf(orderId, dana, projectId)
    granted(await cancelItem(dana, at, { revision: item.revision }))
    await tend()
    expect(docusign().envelopes).toHaveLength(before)
  })

  test('while somebody looks: what is found then signs nothing', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const old = await agreementOf(orderId)
    const item = await itemOf(orderId, dana, projectId)
    envelope.status = 'completed'
    await handleWebhook(envelope.envelopeId)
    docusign().behave({ about: 'GET /envelopes/', times: 1, meanwhile: () => movedDays(item) })
    expect(await tend()).toMatchObject({ failed: 0 })
    const [kept] = await db().select().from(agreements).where(eq(agreements.id, old.id))
    expect(kept).toMatchObject({ status: 'replaced', answeredAt: null })
    expect(await agreementOf(orderId)).toMatchObject({ status: 'not_signed' })
  })

  test('and one that DocuSign has lost is over', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    docusign().envelopes.splice(docusign().envelopes.indexOf(envelope), 1)
    await movedDays(await itemOf(orderId, dana, projectId))
    expect(await tend()).toMatchObject({ failed: 0 })
  })

  test('too late: what was signed is kept, and counts for nothing', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    const old = await agreementOf(orderId)
    envelope.status = 'completed'
    await movedDays(await itemOf(orderId, dana, projectId))
    await handleWebhook(envelope.envelopeId)
    await tend()
    expect(await agreementOf(orderId)).toMatchObject({ status: 'not_signed' })
    const [kept] = await db().select().from(agreements).where(eq(agreements.id, old.id))
    expect(kept).toMatchObject({ status: 'replaced', documentKey: expect.any(String) })
    expect(await kindsOf(orderId)).toContain('superseded')
    expect(await wrongIn(orderId)).toEqual([])
  })

  test('too late, with all of the order cancelled: the document says so and is not the agreement', async () => {
    const { orderId, dana, projectId, envelope } = await anOrderInDocusign()
    envelope.status = 'completed'
    const { at, item } = await itemOf(orderId, dana, projectId)
    granted(await cancelItem(dana, at, { revision: item.revision }))
    await tend()
    const access = (await requireMembership(dana, projectId)).access
    const seen = { email: dana.email, status: 'cancelled', access } as const
    expect(await findAgreement(orderId, seen)).toMatchObject({ status: 'not_signed', document: null })
    const state = 'Signed after it was voided'
    expect(await sealedAgreements([orderId])).toMatchObject([{ state, at: expect.stringMatching(/2026/) }])
  })

  test('by two processes at once, it is written down once', async () => {
    const { orderId, dana, projectId } = await anOrderInDocusign()
    await movedDays(await itemOf(orderId, dana, projectId))
    const claim = async () => {
      const claimed = [await claimEnvelope(), await claimEnvelope()].find((each) => each?.step === 'void')
      if (!claimed) throw new Error('Nothing is to be withdrawn.')
      return claimed
    }
    const dead = await claim()
    later(5)
    const heir = await claim()
    await voidAgreementEnvelope(dead)
    await voidAgreementEnvelope(heir)
    expect((await kindsOf(orderId)).filter((kind) => kind === 'voided')).toHaveLength(1)
  })
})
