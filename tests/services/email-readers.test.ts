import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { granted } from '#demo/builder/granted'
import { aList, aListVehicle, aMember, anAdmin, anOwner, aProject, aProvider, aVehicle } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anInquiry } from '#tests/world/deals'
import { aDocument } from '#tests/world/documents'
import { aFinishedReturn } from '#tests/world/inspections'
import { anInvitee } from '#tests/world/invitations'
import { aBookedItem, anAgreedVehicle } from '#tests/world/orders'
import { startSmtpServer } from '#tests/world/outside/smtp'
import { SIGNER } from '#tests/world/paperwork'
import { aRecipient, byAccount } from '#tests/world/recipients'
import { agreementOf, aSignature, theSigner } from '#tests/world/signing'
import { EMAILS, type EmailType } from '~/models/trade/access/emails'
import type { Outcome } from '~/models/trade/answers/outcome'
import { setClock } from '~/server/clock.server'
import { accounts, db, outbox, projectMembers } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { setEnv } from '~/server/env.server'
import { type Account, deputyOf, serverAsker } from '~/server/session/asker.server'
import { changeRole } from '~/services/crew/change-role.server'
import { removeMember } from '~/services/crew/end-membership.server'
import { handOver } from '~/services/crew/hand-over.server'
import { inviteMembers } from '~/services/crew/invitations/invite-members.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { requestBooking } from '~/services/deals/request-booking.server'
import { remindOfCoiExpiry } from '~/services/documents/remind-of-coi-expiry.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { sendDueNotices } from '~/services/orders/send-due-notices.server'
import { changeListing } from '~/services/owner/change-listing.server'
import { confirmReturn, objectToReturn } from '~/services/pickup/return.server'
import { revokePickupLink } from '~/services/pickup/send-pickup-details.server'
import { declineAgreement } from '~/services/signing/answer-agreement.server'
import { sendAgreement } from '~/services/signing/send-agreement.server'

useDatabase()

/** Dana, who owns a project; Ruth, who leads it and may not book; admins who lead it until they lose that; Omar. */
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

type At = { projectId: string; accountId: string }

/** How somebody loses what the emails of a project are for. */
const LOSSES = {
  'is made a Viewer': (at: At) => db().update(projectMembers).set({ role: 'User' }).where(isPlace(at)),
  'is removed': (at: At) => db().delete(projectMembers).where(isPlace(at)),
  'has a closed account': ({ accountId }: At) =>
    db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, accountId)),
}
type Loss = keyof typeof LOSSES

const isPlace = ({ projectId, accountId }: At) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId))

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

type Crew = Awaited<ReturnType<typeof aCrew>>

/** What is set up, and the event that it answers with. */
type Story = { types: EmailType[]; readers?: 'bookers'; begin: (crew: Crew) => Promise<() => Promise<unknown>> }

async function asked({ projectId, asker, owner }: Crew) {
  const listId = await aList(projectId, asker)
  const vehicleId = await aVehicle(owner)
  const listVehicleId = await aListVehicle(projectId, listId, vehicleId, asker)
  const deal = { renter: asker, owner, projectId, listId, vehicleId, listVehicleId }
  return { side: 'owner', inquiryId: await anInquiry(deal) } as const
}

const booked = ({ asker, owner, projectId }: Crew, days = {}) => aBookedItem(asker, projectId, { owner, ...days })

/** A vehicle that the crew has agreed on, and that Eve's crew books. */
async function wantedByTwo({ projectId, asker, owner }: Crew) {
  const eve = await anAdmin('eve')
  const { vehicleId } = await anAgreedVehicle({ projectId, renter: asker, owner })
  const theirs = await aProject({ Owner: eve })
  return { eve, book: () => aBookedItem(eve, theirs, { owner, vehicleId }) }
}

/** The vehicle of an order that is late, with a booking of Eve's behind it, or the other way around. */
async function oneAfterAnother(crew: Crew, isLate: boolean) {
  const eve = await anAdmin('eve')
  const vehicleId = await aVehicle(crew.owner)
  const [late, next] = [
    { from: '2026-11-23', to: '2026-11-25' },
    { from: '2026-11-27', to: '2026-11-28' },
  ]
  await booked(crew, { vehicleId, ...(isLate ? late : next) })
  await aBookedItem(eve, await aProject({ Owner: eve }), { owner: crew.owner, vehicleId, ...(isLate ? next : late) })
  return noticesOn('2026-11-26')
}

const noticesOn = (day: string) => () => {
  setClock(new Date(`${day}T17:00:00Z`))
  return sendDueNotices(serverAsker())
}

function answered(answer: (owner: Account, party: Awaited<ReturnType<typeof asked>>) => Promise<Outcome>): Story {
  const begin = async (crew: Crew) => {
    const party = await asked(crew)
    return () => answer(crew.owner, party).then(granted)
  }
  return { types: ['owner-answered'], begin }
}

const STORIES: Record<string, Story> = {
  'an owner counters': answered((owner, party) => counterOffer(owner, party, { rate: 48_000, round: 1 })),
  'an owner declines': answered((owner, party) => answerOffer(owner, party, 'decline', 1)),
  'the staff answer for an owner': answered(async (_, party) => {
    const deputy = deputyOf(await aProvider(), { side: 'owner', reason: 'Asked to by phone.' })
    return answerOffer(deputy, party, 'accept', 1)
  }),
  'a leader who may not book asks for it': {
    types: ['booking-request'],
    readers: 'bookers',
    begin: async (crew) => {
      const { listVehicleId } = await anAgreedVehicle({ ...crew, renter: crew.asker })
      return () => requestBooking(crew.ruth, { projectId: crew.projectId, listVehicleId }).then(granted)
    },
  },
  'a listing goes away': {
    types: ['listing-gone'],
    begin: async (crew) => {
      const { vehicleId } = await anAgreedVehicle({ ...crew, renter: crew.asker })
      return () => changeListing(crew.owner, vehicleId, 'deactivation', { seen: 0, reason: '' }).then(granted)
    },
  },
  'others book its days': { types: ['days-taken'], begin: async (crew) => (await wantedByTwo(crew)).book },
  'others give its days back': {
    types: ['days-free'],
    begin: async (crew) => {
      const { eve, book } = await wantedByTwo(crew)
      const { at } = await book()
      return () => cancelItem(eve, at, { revision: 1 }).then(granted)
    },
  },
  'the agreement is declined': {
    types: ['agreement-answered'],
    readers: 'bookers',
    begin: async (crew) => {
      const { orderId } = (await booked(crew)).at
      const [signer, { text }] = [await theSigner(orderId), await aSignature(orderId)]
      return () => declineAgreement(signer, { reason: 'Too dear.', text }).then(granted)
    },
  },
  'a vehicle is cancelled': {
    types: ['item-amended'],
    begin: async (crew) => {
      const { at } = await booked(crew)
      return () => cancelItem(crew.dana, at, { revision: 1 }).then(granted)
    },
  },
  'a certificate expires': {
    types: ['coi-expires'],
    readers: 'bookers',
    begin: async (crew) => {
      await aDocument((await booked(crew)).at, crew.asker, { expiresOn: '2026-11-25' })
      return () => remindOfCoiExpiry(serverAsker())
    },
  },
  'a rental begins': {
    types: ['first-day'],
    begin: async (crew) => {
      await booked(crew, { from: '2026-11-23', to: '2026-11-25' })
      return noticesOn('2026-11-23')
    },
  },
  'a rental is overdue, and somebody waits': {
    types: ['overdue', 'holds-up-next'],
    readers: 'bookers',
    begin: (crew) => oneAfterAnother(crew, true),
  },
  'the one before is overdue': { types: ['next-at-risk'], begin: (crew) => oneAfterAnother(crew, false) },
  'a return is disputed': {
    types: ['return-disputed'],
    begin: async (crew) => {
      const { at } = await booked(crew, { from: '2026-11-20' })
      await aFinishedReturn(at, 'renter', crew.asker)
      granted(await confirmReturn({ ...byAccount(crew.asker, at.orderId), ...at }))
      return () => objectToReturn(crew.owner, at.orderItemId, 'The trunk does not close.').then(granted)
    },
  },
}

/** The emails of these types as they stand in the outbox: to whom, and what became of them. */
async function statusesOf(types: EmailType[], projectId: string): Promise<Record<string, string>> {
  const isTheirs = and(inArray(outbox.emailType, types), eq(outbox.projectId, projectId))
  const rows = await db().select().from(outbox).where(isTheirs)
  return Object.fromEntries(rows.map(({ accountId, status }) => [accountId ?? '', status]))
}

const all = (people: { id: string }[], status: string) => Object.fromEntries(people.map(({ id }) => [id, status]))

test.each(Object.entries(STORIES))('%s: those are mailed who may act when it is sent', async (_, story) => {
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
})

type Personal = (crew: { dana: Account; projectId: string }, reader: Account) => Promise<unknown>

/** Emails to one person, who leads the project then. */
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
      changeRole(dana, { projectId, accountId }, { role: 'Member', before: 'Manager' }).then(granted),
  ],
  ['handed-over', ({ dana, projectId }, { id: accountId }) => handOver(dana, { projectId, accountId }).then(granted)],
]

describe.each(PERSONAL)('%s', (type, send) => {
  test.each<Loss>(['is made a Viewer', 'is removed', 'has a closed account'])('to somebody who %s', async (loss) => {
    const { dana, after } = people
    const [reader = dana] = after
    const projectId = await aProject({ Owner: dana, Manager: reader })
    await send({ dana, projectId }, reader)
    expect(await statusesOf([type], projectId)).toEqual({ [reader.id]: 'queued' })
    await LOSSES[loss]({ projectId, accountId: reader.id })
    await deliverOutbox()
    const isForViewers = loss === 'is made a Viewer' && type !== 'order-placed'
    expect(await statusesOf([type], projectId)).toEqual({ [reader.id]: isForViewers ? 'sent' : 'withdrawn' })
  })
})

test('every email to members of a project is among these', () => {
  const told = [...Object.values(STORIES).flatMap(({ types }) => types), ...PERSONAL.map(([type]) => type)]
  expect([...new Set<string>(told)].sort()).toEqual(
    Object.entries(EMAILS)
      .filter(([, { to }]) => to === 'members')
      .map(([type]) => type)
      .sort(),
  )
})

describe('an email whose link opens nothing any more is not sent', () => {
  const fates = async () => {
    await deliverOutbox()
    const rows = await db().select().from(outbox).where(isNotNull(outbox.secretKind)).orderBy(outbox.createdAt)
    return rows.map(({ emailType, kind, status }) => `${emailType ?? kind} ${status}`).sort()
  }

  test('an invitation that is taken back', async () => {
    const { dana, projectId } = await aCrew()
    const accountId = await anInvitee(dana, projectId)
    granted(await removeMember(dana, { projectId, accountId }))
    expect(await fates()).toEqual(['crew-invitation replaced'])
  })

  test('a signing link, when somebody else signs', async () => {
    const crew = await aCrew()
    const { orderId } = (await booked(crew)).at
    const { id: replaces } = await agreementOf(orderId)
    granted(await sendAgreement(crew.dana, orderId, { ...SIGNER, email: 'right@redclay.example', replaces }))
    expect(await fates()).toEqual(['signing-link replaced', 'signing-link sent'])
  })

  test('pickup details, taken back, by email and text message', async () => {
    const crew = await aCrew()
    const { at } = await booked(crew)
    await db().delete(outbox)
    const { id: recipientId } = await aRecipient(crew.dana, at)
    granted(await revokePickupLink(crew.dana, { ...at, recipientId }))
    expect(await fates()).toEqual(['pickup-link replaced', 'sms replaced'])
  })
})
