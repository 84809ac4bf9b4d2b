import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { writeBlock } from '#demo/builder/write-block.server'
import { aMember, anAdmin } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry } from '#tests/world/deals'
import { subjectsTo } from '#tests/world/messages/outbox'
import { BOOKING_REQUEST_MESSAGES } from '~/models/deals/inquiry-messages'
import { refused } from '~/models/trade/results/outcome'
import { setClock } from '~/server/clock.server'
import { db, projectMembers } from '~/server/db/client.server'
import { answerOffer } from '~/services/deals/answer-offer.server'
import { requestBooking } from '~/services/deals/request-booking.server'

useDatabase()
beforeEach(() => setClock(new Date('2026-12-01T12:00:00Z')))

async function anAgreement() {
  const stage = await aDeal()
  const mel = await aMember()
  const bystander = await anAdmin('marcus')
  await db()
    .insert(projectMembers)
    .values([
      { projectId: stage.projectId, accountId: mel.id, role: 'Manager' },
      { projectId: stage.projectId, accountId: bystander.id, role: 'Member' },
    ])
  const inquiryId = await anInquiry(stage)
  const accept = () => answerOffer(stage.owner, { side: 'owner', inquiryId }, 'accept', 1)
  return { stage, mel, bystander, accept }
}

test('a manager who may not book requests it once from the admins who may', async () => {
  const { stage, mel, bystander, accept } = await anAgreement()
  await accept()
  expect(await requestBooking(mel, stage)).toEqual({ ok: true })
  expect(await requestBooking(mel, stage)).toEqual({ ok: true })
  const requested = (await subjectsTo(stage.renter)).filter((subject) => subject.startsWith('Please book'))
  expect(requested).toEqual(['Please book: 1976 Chevrolet Caprice for The Long Haul'])
  expect(await subjectsTo(bystander)).toEqual([])
})

test('every admin who manages the project is mailed', async () => {
  const { stage, mel, bystander, accept } = await anAgreement()
  await accept()
  await db().update(projectMembers).set({ role: 'Manager' }).where(eq(projectMembers.accountId, bystander.id))
  expect(await requestBooking(mel, stage)).toEqual({ ok: true })
  for (const admin of [stage.renter, bystander]) {
    expect((await subjectsTo(admin)).filter((subject) => subject.startsWith('Please book'))).toHaveLength(1)
  }
})

test('a request before a rate is agreed is refused', async () => {
  const { stage, mel } = await anAgreement()
  expect(await requestBooking(mel, stage)).toEqual(refused('not-agreed', BOOKING_REQUEST_MESSAGES.failed))
})

test('a request after others took the days is refused, with the taken days', async () => {
  const { stage, mel, accept } = await anAgreement()
  await accept()
  await writeBlock(stage.vehicleId, '2026-12-07', '2026-12-07')
  expect(await requestBooking(mel, stage)).toMatchObject({
    code: 'days-taken',
    hint: 'Taken: Dec 7, 2026. The nearest free days are Dec 8, 2026 to Dec 12, 2026.',
  })
})

test('a project without an admin who may book is refused', async () => {
  const ownerOfProject = await aMember('ruth')
  const { stage, accept } = await anAgreement()
  await accept()
  await db().update(projectMembers).set({ role: 'Member' })
  await db().insert(projectMembers).values({ projectId: stage.projectId, accountId: ownerOfProject.id, role: 'Owner' })
  expect(await requestBooking(ownerOfProject, stage)).toEqual(
    refused('no-one-can-book', BOOKING_REQUEST_MESSAGES.nobodyToAsk),
  )
})
