import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { aMember, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry, anotherDeal } from '#tests/world/deals'
import { outboxMessages } from '#tests/world/messages/outbox'
import { anOrder } from '#tests/world/orders'
import { setClock } from '~/server/clock.server'
import { accounts, db, inTransaction, projectMembers, projects, vehicles } from '~/server/db/client.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { mailApproval, mailRejection } from '~/services/provider/sign-up-decision-emails.server'

useDatabase()

const HOSTILE = '<img src=x onerror="alert(1)">\'&amp;</p>'
let mails: { subject: string; bodyText: string; bodyHtml: string }[] = []

/** A crew whose names contain markup, and everything that writes emails about it. */
beforeAll(async () => {
  setClock(new Date('2026-12-01T12:00:00Z'))
  const stage = await aDeal()
  const declined = await anotherDeal(stage)
  const mel = await aMember()
  await db().insert(projectMembers).values({ projectId: stage.projectId, accountId: mel.id, role: 'Manager' })
  await db().update(accounts).set({ firstName: HOSTILE, lastName: HOSTILE })
  await db().update(vehicles).set({ model: HOSTILE })
  await db().update(projects).set({ title: HOSTILE, productionCompany: HOSTILE })

  const words = { productionCompany: HOSTILE, location: HOSTILE }
  const inquiryId = await anInquiry(stage, words)
  await counterOffer(stage.owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
  await answerOffer(stage.renter, { side: 'renter', ...stage, inquiryId }, 'accept', 2)
  await requestBooking(mel, stage)
  await answerOffer(stage.owner, { side: 'owner', inquiryId: await anInquiry(declined, words) }, 'decline', 1)
  await anOrder(stage.renter, stage.projectId)
  await inviteOwner(await aProvider(), 'new@owner.example')
  await inTransaction(async (tx) => {
    const asker = { id: '1', firstName: HOSTILE, email: 'zoe@crew.test' }
    await mailApproval(tx, asker, { token: 'a'.repeat(43), origin: stage.renter.origin })
    await mailRejection(tx, asker, HOSTILE)
  })
  mails = await outboxMessages()
})

test.each([
  /^Inquiry for your /,
  /^New offer for /,
  /^Agreed: /,
  /^Declined: /,
  /^Please book: /,
  /^Rental agreement for order /,
  /^Order #\d+ for .* placed/,
  /^Booked: /,
  /^Your invitation to /,
  /^Welcome to /,
])('an email has the subject %s', (subject) => {
  expect(mails.some((mail) => subject.test(mail.subject))).toBe(true)
})

describe('every email', () => {
  test('says the same as text and as HTML, and typed HTML is escaped', () => {
    for (const { subject, bodyText, bodyHtml } of mails) {
      const page = new JSDOM(bodyHtml).window.document
      expect(page.title).toBe(subject)
      expect(page.querySelectorAll('img, script, [onerror]')).toHaveLength(0)
      const links = [...page.querySelectorAll('a')].map(({ href }) => href)
      expect(bodyText.match(/https?:\/\/\S+/g) ?? []).toEqual(links)
      const text = page.body.textContent ?? ''
      for (const word of bodyText.split(/\s+/)) expect(text).toContain(word.replace(/:$/, ''))
    }
  })

  test('keeps names as typed', () => {
    const [inquiry] = mails.filter(({ subject }) => subject.startsWith('Inquiry for your '))
    expect(inquiry?.bodyText).toContain(`Hello ${HOSTILE},`)
    expect(new JSDOM(inquiry?.bodyHtml).window.document.body.textContent).toContain(`Hello ${HOSTILE},`)
  })
})
