import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { aCast, aMember, anAdmin, aProject, aUser } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aDeal, anInquiry } from '#tests/world/deals'
import { anInvitee } from '#tests/world/invitations'
import { outboxMessages } from '#tests/world/messages/outbox'
import { aVehicleInCart, withBilling } from '#tests/world/orders'
import { SIGNER } from '#tests/world/paperwork'
import { responseStatus } from '#tests/world/visits/responses'
import { CART_BLOCKERS, CART_MESSAGES } from '~/models/booking/booking-messages'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import type { EmailType } from '~/models/trade/access/emails'
import { now, setClock } from '~/server/clock.server'
import {
  accounts,
  activity,
  db,
  inquiries,
  listVehicles,
  outbox,
  projectMembers,
  selectRows,
} from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { addToCart } from '~/services/booking/cart/add-to-cart.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { placeOrder } from '~/services/booking/checkout/place-order.server'
import { changeRole } from '~/services/crew/change-role.server'
import { leaveProject, removeMember } from '~/services/crew/end-membership.server'
import { handOver } from '~/services/crew/hand-over.server'
import { resendInvitation } from '~/services/crew/invitations/invite-members.server'
import { allHandoverCandidates, allMembers } from '~/services/crew/members.server'
import { requireMembership } from '~/services/crew/membership.server'
import { answerOffer, counterOffer } from '~/services/deals/answer-offer.server'
import { stageOf } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { type StagedVehicle, stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { removeVehicle } from '~/services/lists/remove-vehicle.server'

await useDatabase()
beforeEach(async () => {
  setClock(new Date('2026-12-01T12:00:00Z'))
  await db().delete(outbox)
})

const DONE = { ok: true }

const { dana, marcus, ruth, mel, vic } = await aCast()

const crew = (part = {}) => aProject({ Owner: dana, Manager: [marcus, ruth], Member: mel, User: vic }, part)

async function rolesIn(projectId: string): Promise<Record<string, string>> {
  const rows = await db()
    .select({ name: accounts.firstName, role: projectMembers.role })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(accounts.firstName))
  return Object.fromEntries(rows.map(({ name, role }) => [name, role]))
}

const activityIn = async (projectId: string) =>
  (await db().select().from(activity).where(eq(activity.projectId, projectId)).orderBy(asc(activity.id))).map(
    ({ kind, accountId, subject }) => ({ kind, accountId, subject }),
  )

const ABOUT_MEMBERS: EmailType[] = ['role-changed', 'member-removed', 'handed-over']

/** The emails to an account about its membership in a project. */
async function mailedTo({ id }: Account, projectId: string) {
  const mails = await outboxMessages(and(eq(outbox.accountId, id), inArray(outbox.emailType, ABOUT_MEMBERS)))
  return mails.map(({ subject, bodyText }) => ({
    subject,
    says: bodyText.split('\n\n')[1],
    leadsToProject: bodyText.includes(`/projects/${projectId}`),
  }))
}

describe('a role', () => {
  test('is changed once for two clicks, in this project only, recorded, and lets a former Viewer search', async () => {
    const [projectId, other] = [await crew(), await crew()]
    const ref = { projectId, accountId: vic.id }
    const change = { role: 'Member', before: 'User' } as const
    expect(await Promise.all([changeRole(ruth, ref, change), changeRole(ruth, ref, change)])).toEqual([DONE, DONE])
    expect([(await rolesIn(projectId)).Vic, (await rolesIn(other)).Vic]).toEqual(['Member', 'User'])
    const [account] = await db().select().from(accounts).where(eq(accounts.id, vic.id))
    expect(account?.role).toBe('backlot_renter_application_member')
    const subject = { memberId: vic.id, role: 'Member' }
    expect(await activityIn(projectId)).toEqual([{ kind: 'role-changed', accountId: ruth.id, subject }])
    expect(await mailedTo(vic, projectId)).toEqual([
      {
        subject: 'Your role in The Long Haul is now Team Member',
        says: 'Ruth Castellano changed your role in the project The Long Haul to Team Member.',
        leadsToProject: true,
      },
    ])
  })

  test('that two members change at once is changed by one, and the other reads the new role', async () => {
    const projectId = await crew()
    const ref = { projectId, accountId: mel.id }
    const outcomes = await Promise.all([
      changeRole(dana, ref, { role: 'User', before: 'Member' }),
      changeRole(marcus, ref, { role: 'Manager', before: 'Member' }),
    ])
    const { Mel: now } = await rolesIn(projectId)
    const label = now === 'User' ? 'Viewer' : 'Project Manager'
    const message = `Someone else has changed this role. It is now ${label}.`
    expect(outcomes).toContainEqual(DONE)
    expect(outcomes).toContainEqual(expect.objectContaining({ code: 'role-changed', field: 'role', message }))
  })

  test('of the Owner, oneself and an invitee cannot be changed', async () => {
    const projectId = await crew()
    const invited = await anInvitee(dana, projectId)
    for (const accountId of [dana.id, ruth.id, invited]) {
      const change = changeRole(ruth, { projectId, accountId }, { role: 'Member', before: 'Manager' })
      expect(await responseStatus(change)).toBe(403)
    }
  })
})

test('actions on a member who has left are refused with that reason', async () => {
  const projectId = await crew()
  const ref = { projectId, accountId: vic.id }
  const eve = await anAdmin('eve')
  await db().insert(projectMembers).values({ projectId, accountId: eve.id, role: 'User' })
  await leaveProject(vic, projectId)
  const change = { role: 'Member', before: 'User' } as const
  expect(await responseStatus(removeMember(eve, ref))).toBe(403)
  expect(await changeRole(dana, ref, change)).toMatchObject({
    code: 'member-changed',
    message: MEMBER_MESSAGES.hasLeft,
  })
  expect(await resendInvitation(mel, ref)).toMatchObject({ code: 'invitation-ended' })
  expect(await removeMember(mel, ref)).toEqual(DONE)
  expect(await responseStatus(changeRole(mel, ref, change))).toBe(403)
  const stranger = { projectId, accountId: (await aUser()).id }
  expect(await responseStatus(changeRole(dana, stranger, change))).toBe(404)
})

describe('a removed member', () => {
  test('loses access at once, once for two clicks; their inquiry stays open', async () => {
    const { renter, owner, projectId, listVehicleId, listId, vehicleId } = await aDeal()
    await db().insert(projectMembers).values({ projectId, accountId: ruth.id, role: 'Manager' })
    const inquiryId = await anInquiry({ renter: ruth, owner, projectId, listId, vehicleId, listVehicleId })
    await counterOffer(owner, { side: 'owner', inquiryId }, { rate: 48_000, round: 1 })
    const ref = { projectId, accountId: ruth.id }
    expect(await Promise.all([removeMember(renter, ref), removeMember(renter, ref)])).toEqual([DONE, DONE])
    expect(await responseStatus(requireMembership(ruth, projectId))).toBe(404)
    const party = { side: 'renter', projectId, listVehicleId, inquiryId } as const
    expect(await responseStatus(answerOffer(ruth, party, 'accept', 2))).toBe(404)
    expect(await db().$count(inquiries, and(eq(inquiries.id, inquiryId), eq(inquiries.status, 'open')))).toBe(1)
    expect(await mailedTo(ruth, projectId)).toEqual([
      {
        subject: 'You were removed from The Long Haul',
        says: 'Dana Whitlock removed you from the project The Long Haul. You can no longer open it.',
        leadsToProject: false,
      },
    ])
    const removed = (await activityIn(projectId)).filter(({ kind }) => kind === 'member-removed')
    expect(removed).toEqual([{ kind: 'member-removed', accountId: renter.id, subject: { memberId: ruth.id } }])
  })

  test('cannot book their cart, reads why, and can empty it', async () => {
    const projectId = await crew()
    await aVehicleInCart({ projectId, renter: marcus })
    await withBilling(marcus)
    await removeMember(dana, { projectId, accountId: marcus.id })
    const cart = await findCart(marcus)
    expect(cart).toMatchObject({ reason: CART_MESSAGES.noLongerYours, totals: { vehicles: 0 } })
    const order = { ...SIGNER, revision: cart?.revision ?? 0 }
    expect(await placeOrder(marcus, order)).toMatchObject({
      code: 'cannot-book',
      message: CART_MESSAGES.noLongerYours,
    })
    expect(await removeFromCart(marcus, cart?.items[0]?.id ?? '')).toEqual(DONE)
  })

  test('no longer reserves vehicles in their cart; another member can add them', async () => {
    const projectId = await crew()
    const { listVehicleId } = await aVehicleInCart({ projectId, renter: marcus })
    await aVehicleInCart({ projectId, renter: marcus })
    const stage = async () => {
      const [row] = await allListVehicles([listVehicleId])
      const where = eq(listVehicles.id, listVehicleId)
      const [staged] = await selectRows<StagedVehicle>(db(), sql`select stage from ${stagedVehicles(where)}`)
      return [row && stageOf(row, now()), staged?.stage]
    }
    expect(await stage()).toEqual(['in_cart', 'in_cart'])
    await removeMember(dana, { projectId, accountId: marcus.id })
    expect(await stage()).toEqual(['available', 'available'])
    const before = await findCart(marcus)
    expect(before?.items).toHaveLength(2)
    expect(await addToCart(dana, { projectId, listVehicleId })).toEqual(DONE)
    expect(await stage()).toEqual(['in_cart', 'in_cart'])
    expect((await findCart(dana))?.items).toHaveLength(1)
    const after = await findCart(marcus)
    expect(after).toMatchObject({ reason: CART_MESSAGES.noLongerYours, revision: Number(before?.revision) + 1 })
    expect(after?.items).toHaveLength(1)
  })

  test('who joins again cannot book removed vehicles or withdrawn inquiries in their old cart', async () => {
    const eve = await anAdmin('eve')
    const projectId = await aProject({ Owner: dana, Manager: eve })
    const removed = await aVehicleInCart({ projectId, renter: eve })
    const askedAnew = await aVehicleInCart({ projectId, renter: eve })
    await withBilling(eve)
    await removeMember(dana, { projectId, accountId: eve.id })
    expect(await removeVehicle(dana, { projectId, listVehicleId: removed.listVehicleId })).toEqual(DONE)
    await db().update(inquiries).set({ status: 'withdrawn' }).where(eq(inquiries.id, askedAnew.inquiryId))
    await db().insert(projectMembers).values({ projectId, accountId: eve.id, role: 'Manager' })
    const cart = await findCart(eve)
    expect(cart).toMatchObject({ totals: { vehicles: 0 } })
    expect(cart?.items).toMatchObject([
      {
        blocker: CART_BLOCKERS.offList,
        way: { label: 'View removed vehicles', to: `/projects/${projectId}/removed-vehicles` },
      },
      {
        blocker: CART_BLOCKERS.askedAnew,
        way: { label: 'View it in the list', to: expect.stringContaining(askedAnew.listVehicleId) },
      },
    ])
    expect(await placeOrder(eve, { ...SIGNER, revision: cart?.revision ?? 0 })).toMatchObject({
      code: 'item-blocked',
    })
  })

  test('who has accepted meanwhile cannot have the invitation removed', async () => {
    const projectId = await crew()
    await db()
      .insert(projectMembers)
      .values({ projectId, accountId: (await aMember()).id, role: 'User', invitedBy: mel.id })
    const [accepted] = await db()
      .select()
      .from(projectMembers)
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.invitedBy, mel.id)))
    const ref = { projectId, accountId: accepted?.accountId ?? '' }
    expect(await removeMember(mel, ref)).toMatchObject({ code: 'member-changed' })
    expect(await responseStatus(removeMember(mel, { projectId, accountId: vic.id }))).toBe(403)
  })

  test('that never was a member is a 404', async () => {
    expect(await responseStatus(removeMember(dana, { projectId: await crew(), accountId: (await aUser()).id }))).toBe(
      404,
    )
  })
})

describe('leaving', () => {
  test('is possible for everybody but the Owner, and happens once for two clicks', async () => {
    const projectId = await crew()
    expect(await Promise.all([leaveProject(vic, projectId), leaveProject(vic, projectId)])).toEqual([DONE, DONE])
    expect(await leaveProject(dana, projectId)).toMatchObject({ code: 'owner-must-hand-over' })
    expect(Object.keys(await rolesIn(projectId))).toEqual(['Dana', 'Marcus', 'Mel', 'Ruth'])
    expect(await responseStatus(leaveProject(await aUser(), projectId))).toBe(404)
  })
})

describe('handing over', () => {
  test('makes a Project Manager who may book the Owner, once for two clicks; the old Owner may then leave', async () => {
    const projectId = await crew()
    const ref = { projectId, accountId: marcus.id }
    expect(await allHandoverCandidates(await requireMembership(dana, projectId))).toMatchObject([{ value: marcus.id }])
    expect(await Promise.all([handOver(dana, ref), handOver(dana, ref)])).toEqual([DONE, DONE])
    expect(await responseStatus(handOver(ruth, ref))).toBe(403)
    expect(await rolesIn(projectId)).toMatchObject({ Dana: 'Manager', Marcus: 'Owner' })
    expect(await leaveProject(dana, projectId)).toEqual(DONE)
    expect((await activityIn(projectId)).map(({ kind }) => kind)).toEqual(['handed-over', 'member-left'])
    const says =
      'Dana Whitlock handed the project The Long Haul over to you. You are its Owner now, and Dana Whitlock is a Project Manager.'
    expect(await mailedTo(marcus, projectId)).toEqual([
      { subject: 'You are now the Owner of The Long Haul', says, leadsToProject: true },
    ])
    // no email about their own action
    expect(await mailedTo(dana, projectId)).toEqual([])
  })

  test('to anybody else is refused with a sentence', async () => {
    const projectId = await crew()
    await leaveProject(marcus, projectId)
    for (const { id: accountId } of [ruth, mel, marcus])
      expect(await handOver(dana, { projectId, accountId })).toMatchObject({
        code: 'cannot-become-owner',
        field: 'accountId',
      })
  })

  test('while the new Owner leaves keeps exactly one Owner', async () => {
    const projectId = await crew()
    const [handed, left] = await Promise.allSettled([
      handOver(dana, { projectId, accountId: marcus.id }),
      leaveProject(marcus, projectId),
    ])
    const roles = await rolesIn(projectId)
    expect(Object.values(roles).filter((role) => role === 'Owner')).toHaveLength(1)
    if (roles.Marcus) expect(left).toMatchObject({ value: { code: 'owner-must-hand-over' } })
    else expect(handed).toMatchObject({ value: { code: 'cannot-become-owner' } })
  })
})

test('the members table is sorted by role, marks invitees and offers the permitted actions', async () => {
  const projectId = await crew()
  await anInvitee(mel, projectId)
  const seenBy = async (who: Account) => allMembers(await requireMembership(who, projectId))
  const rows = await seenBy(dana)
  expect(rows.map(({ role }) => role).join()).toBe('Owner,Project Manager,Project Manager,Team Member,Viewer,Viewer')
  expect(rows.filter(({ isInvited }) => isInvited)).toMatchObject([
    { name: '', mayChangeRole: false, mayRemove: true, mayInviteAgain: true },
  ])
  expect(rows.filter(({ mayChangeRole }) => mayChangeRole)).toHaveLength(4)
  expect((await seenBy(mel)).filter(({ mayRemove }) => mayRemove)).toMatchObject([{ isInvited: true }])
  expect((await seenBy(vic)).some(({ mayRemove, mayChangeRole }) => mayRemove || mayChangeRole)).toBe(false)
})
