import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { aMember, anAdmin, anOwner, aProject } from '#tests/world/builders'
import { aMention } from '#tests/world/comments'
import { useDatabase } from '#tests/world/database/database'
import { anInvitee } from '#tests/world/invitations'
import { LOSSES, type Loss } from '#tests/world/messages/access-losses'
import { booked, EMAIL_SITUATIONS } from '#tests/world/messages/email-situations'
import { aBookedItem } from '#tests/world/orders'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { SIGNER } from '#tests/world/paperwork'
import { aRecipient } from '#tests/world/recipients'
import { agreementOf } from '#tests/world/signing'
import { EMAILS, type EmailType } from '~/models/trade/access/emails'
import { setClock } from '~/server/clock.server'
import { accounts, db, outbox } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import type { Account } from '~/server/session/asker.server'
import { changeRole } from '~/services/crew/change-role.server'
import { removeMember } from '~/services/crew/end-membership.server'
import { handOver } from '~/services/crew/hand-over.server'
import { inviteMembers } from '~/services/crew/invitations/invite-members.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

useDatabase()

/** Dana, who owns a project; Ruth, a Manager who may not book; admins who are Managers until they lose that; Omar. */
let people: { dana: Account; ruth: Account; owner: Account; before: Account[]; after: Account[] }
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
  setEnv({ SMTP_URL: smtp.url, DEMO: false })
  const admins = async () => [await anAdmin('marcus'), await anAdmin('eve'), await anAdmin('eve')]
  const [before, after] = [await admins(), await admins()]
  people = { dana: await anAdmin(), ruth: await aMember('ruth'), owner: await anOwner(), before, after }
})
beforeEach(async () => {
  setClock(new Date('2026-11-20T15:00:00Z'))
  await db().delete(outbox)
  await db().update(accounts).set({ status: 'active' }).where(eq(accounts.status, 'closed'))
})
afterAll(async () => {
  await smtp.stop()
  setEnv()
  setClock()
})

/** A project of theirs. `asker` has sent its inquiry and placed its order, and loses access before the event. */
async function aCrew() {
  const { dana, ruth, before, after } = people
  const projectId = await aProject({ Owner: dana, Manager: [ruth, ...before, ...after] })
  const lose = async (who: Account[]) => {
    for (const [index, loss] of Object.values(LOSSES).entries())
      await loss({ projectId, accountId: who[index]?.id ?? '' })
  }
  const [asker = dana] = before
  return { ...people, projectId, asker, loseBefore: () => lose(before), loseAfter: () => lose(after) }
}

/** The status of each email of these types in the outbox, by its recipient. */
async function statusesOf(types: EmailType[], projectId: string): Promise<Record<string, string>> {
  const isTheirs = and(inArray(outbox.emailType, types), eq(outbox.projectId, projectId))
  const rows = await db().select().from(outbox).where(isTheirs)
  return Object.fromEntries(rows.map(({ accountId, status }) => [accountId ?? '', status]))
}

const all = (people: { id: string }[], status: string) => Object.fromEntries(people.map(({ id }) => [id, status]))

test.each(Object.entries(EMAIL_SITUATIONS))(
  '%s: mails only the members who still have access when it is sent',
  async (_, story) => {
    const { types, readers, begin } = story
    const crew = await aCrew()
    const event = await begin(crew)
    await crew.loseBefore()
    await db().delete(outbox)
    await event()
    const stay = readers === 'bookers' ? [crew.dana] : [crew.dana, crew.ruth]
    for (const type of types)
      expect(await statusesOf([type], crew.projectId)).toEqual(all([...stay, ...crew.after], 'queued'))
    await crew.loseAfter()
    await db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, crew.owner.id))
    await deliverOutbox()
    for (const type of types) {
      const fates = { ...all(stay, 'sent'), ...all(crew.after, 'withdrawn') }
      expect(await statusesOf([type], crew.projectId)).toEqual(fates)
    }
    const toOwner = await db().select({ status: outbox.status }).from(outbox).where(eq(outbox.accountId, crew.owner.id))
    expect(toOwner.filter(({ status }) => status !== 'withdrawn')).toEqual([])
  },
)

type Personal = (crew: { dana: Account; projectId: string }, reader: Account) => Promise<unknown>

/** Emails to one person who was a Manager at that time. */
const PERSONAL: [EmailType, Personal][] = [
  ['order-placed', ({ projectId }, reader) => aBookedItem(reader, projectId, people)],
  [
    'member-added',
    ({ dana, projectId }, { email, id: accountId }) =>
      LOSSES['is removed']({ projectId, accountId }).then(() =>
        inviteMembers(dana, projectId, { invitations: [{ row: 0, email, role: 'Manager' }], writtenAfter: 0 }),
      ),
  ],
  [
    'role-changed',
    ({ dana, projectId }, { id: accountId }) =>
      changeRole(dana, { projectId, accountId }, { role: 'Member', before: 'Manager' }).then(unwrap),
  ],
  ['mentioned', ({ dana: by, projectId }, reader) => aMention(reader, { by, projectId, owner: people.owner })],
  ['handed-over', ({ dana, projectId }, { id: accountId }) => handOver(dana, { projectId, accountId }).then(unwrap)],
]

describe.each(PERSONAL)('%s', (type, send) => {
  test.each<Loss>(['is made a Viewer', 'is removed', 'has a closed account'])(
    'to somebody who %s before it is sent',
    async (loss) => {
      const { dana, after } = people
      const [reader = dana] = after
      const projectId = await aProject({ Owner: dana, Manager: reader })
      await send({ dana, projectId }, reader)
      expect(await statusesOf([type], projectId)).toEqual({ [reader.id]: 'queued' })
      await LOSSES[loss]({ projectId, accountId: reader.id })
      await deliverOutbox()
      const isForViewers = loss === 'is made a Viewer' && type !== 'order-placed'
      expect(await statusesOf([type], projectId)).toEqual({ [reader.id]: isForViewers ? 'sent' : 'withdrawn' })
    },
  )
})

test('every email type for members of a project is covered here', () => {
  const told = [...Object.values(EMAIL_SITUATIONS).flatMap(({ types }) => types), ...PERSONAL.map(([type]) => type)]
  expect([...new Set<string>(told)].sort()).toEqual(
    Object.entries(EMAILS)
      .filter(([, { to }]) => to === 'members')
      .map(([type]) => type)
      .sort(),
  )
})

describe('an email is not sent when its link no longer works', () => {
  const fates = async () => {
    await deliverOutbox()
    const rows = await db().select().from(outbox).where(isNotNull(outbox.secretKind)).orderBy(outbox.createdAt)
    return rows.map(({ emailType, kind, status }) => `${emailType ?? kind} ${status}`).sort()
  }

  test('a removed invitation', async () => {
    const { dana, projectId } = await aCrew()
    const accountId = await anInvitee(dana, projectId)
    unwrap(await removeMember(dana, { projectId, accountId }))
    expect(await fates()).toEqual(['crew-invitation replaced'])
  })

  test('a signing link after the signer was replaced', async () => {
    const crew = await aCrew()
    const { orderId } = (await booked(crew)).ref
    const { id: replaces } = await agreementOf(orderId)
    unwrap(await sendAgreement(crew.dana, orderId, { ...SIGNER, email: 'right@redclay.example', replaces }))
    expect(await fates()).toEqual(['signing-link replaced', 'signing-link sent'])
  })

  test('revoked pickup details, by email and text message', async () => {
    const crew = await aCrew()
    const { ref } = await booked(crew)
    await db().delete(outbox)
    const { id: recipientId } = await aRecipient(crew.dana, ref)
    unwrap(await revokePickupLink(crew.dana, { ...ref, recipientId }))
    expect(await fates()).toEqual(['pickup-link replaced', 'sms replaced'])
  })
})
