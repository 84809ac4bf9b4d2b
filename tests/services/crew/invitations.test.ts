import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aProject, aProvider, aUser, aVisitor } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { invitations, invites } from '#tests/world/invitations'
import { messagesTo, newestMessageTo, subjectsTo } from '#tests/world/messages/outbox'
import { aSignUp, newAddress, signUpOf } from '#tests/world/sign-ups'
import { responseStatus } from '#tests/world/visits/responses'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import { now, setClock } from '~/server/clock.server'
import { accounts, db, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'
import { findSetupLink, setUpAccount } from '~/services/accounts/setup/set-up-account.server'
import { activityPage } from '~/services/crew/activity/activity-page.server'
import { removeMember } from '~/services/crew/end-membership.server'
import { newestMember, withInvitationLimit } from '~/services/crew/invitations/check-invitations.server'
import { inviteMembers, resendInvitation } from '~/services/crew/invitations/invite-members.server'
import { allMembers } from '~/services/crew/members.server'
import { requireMembership } from '~/services/crew/membership.server'
import { approveSignUp } from '~/services/provider/decide-sign-up.server'

await useDatabase()

const DONE = { ok: true }
const TAKEN = 'Email already exists.'

const dana = await anAdmin()
const mel = await aMember()

const crew = (part = {}) => aProject({ Owner: dana, Member: mel }, part)
const later = (minutes: number) => setClock(new Date(now().getTime() + minutes * 60_000))

async function accountOf(email: string) {
  const [account] = await db().select().from(accounts).where(eq(accounts.email, email))
  if (!account) throw new Error(`${email} has no account.`)
  return account
}

async function rolesOf(email: string) {
  const rows = await db()
    .select({ projectId: projectMembers.projectId, role: projectMembers.role })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(eq(accounts.email, email))
  return Object.fromEntries(rows.map(({ projectId, role }) => [projectId, role]))
}

async function tokenTo(email: string): Promise<string> {
  return /user-id=([\w-]+)/.exec((await newestMessageTo(email)).bodyText)?.[1] ?? ''
}

const opens = async (token: string) => (await findSetupLink('account-setup', token)) !== null
const setUp = (token: string) =>
  setUpAccount({ kind: 'link', purpose: 'account-setup', token }, { password: 'picture-car' })

describe('an unknown address', () => {
  test.each([
    ['Member', 'member'],
    ['Manager', 'member'],
    ['User', 'user'],
  ] as const)('invited as %s gets an account as %s and a link to set it up', async (role, applicationRole) => {
    const [projectId, email] = [await crew({ title: 'Chrome Summer' }), newAddress()]
    expect(await invites(dana, projectId, [email, role])).toEqual(DONE)
    const invited = { status: 'invited', role: `backlot_renter_application_${applicationRole}`, invitedBy: dana.id }
    expect(await accountOf(email)).toMatchObject(invited)
    expect(await rolesOf(email)).toEqual({ [projectId]: role })
    const [message] = await messagesTo(email)
    expect(message).toMatchObject({
      subject: 'Dana Whitlock invited you to Chrome Summer',
      secretKind: 'crew-invitation',
    })
    expect(message?.bodyText).toContain('once and expires in seven days')
    expect(await opens(await tokenTo(email))).toBe(true)
  })

  test('invited by two projects gets one account in both, and only the newest link works', async () => {
    const [one, other, email] = [await crew(), await crew(), newAddress()]
    await Promise.all([invites(dana, one, [email, 'User']), invites(mel, other, [email.toUpperCase(), 'Member'])])
    const tokens = (await messagesTo(email)).map(({ bodyText }) => /user-id=([\w-]+)/.exec(bodyText)?.[1] ?? '')
    const upper = await messagesTo(email.toUpperCase())
    tokens.push(...upper.map(({ bodyText }) => /user-id=([\w-]+)/.exec(bodyText)?.[1] ?? ''))
    expect(await Promise.all(tokens.map(opens)).then((all) => all.toSorted())).toEqual([false, true])
    const { role } = await accountOf(email)
    expect(role).toBe('backlot_renter_application_member')
    for (const token of tokens) if (await opens(token)) expect(await setUp(token)).toMatchObject(DONE)
    expect(await rolesOf(email)).toEqual({ [one]: 'User', [other]: 'Member' })
  })

  test('with an open account request has it approved by the invitation', async () => {
    const [projectId, email] = [await crew(), newAddress()]
    const requestId = await aSignUp(email)
    await invites(dana, projectId, [email])
    const { id } = await accountOf(email)
    expect(await signUpOf(email)).toMatchObject({ status: 'approved', accountId: id, decidedBy: dana.id })
    const role = 'backlot_renter_application_admin'
    const message = 'Dana Whitlock already approved this request. Nothing was changed.'
    expect(await approveSignUp(await aProvider(), { requestId, role })).toMatchObject({ ok: false, message })
  })

  test('approved and invited at once gets one account that is in the project', async () => {
    const [projectId, email, pru] = [await crew(), newAddress(), await aProvider()]
    const requestId = await aSignUp(email)
    const role = 'backlot_renter_application_member'
    const [invited] = await Promise.all([invites(dana, projectId, [email]), approveSignUp(pru, { requestId, role })])
    expect(invited).toEqual(DONE)
    expect(await rolesOf(email)).toEqual({ [projectId]: 'Member' })
    expect(await signUpOf(email)).toMatchObject({ status: 'approved', accountId: (await accountOf(email)).id })
  })
})

describe('somebody with an account', () => {
  test('becomes a member immediately and is emailed a link to the project', async () => {
    const [projectId, ruth] = [await crew({ title: 'Chrome Summer' }), await aMember('ruth')]
    expect(await invites(mel, projectId, [` ${ruth.email}`.trim()])).toEqual(DONE)
    expect((await requireMembership(ruth, projectId)).access.projectRole).toBe('Member')
    const message = await newestMessageTo(ruth.email)
    expect(message).toMatchObject({ subject: 'Mel Ferraro added you to Chrome Summer', secretKind: null })
    expect(message.bodyText).toContain(`/projects/${projectId}/list`)
  })

  test('is shown as an address until they open the project, and can be invited again', async () => {
    const [projectId, ruth] = [await crew(), await aMember('ruth')]
    await invites(dana, projectId, [ruth.email])
    const ref = { projectId, accountId: ruth.id }
    const shown = async () => {
      const all = await allMembers(await requireMembership(dana, projectId))
      return all.find(({ accountId }) => accountId === ruth.id)
    }
    expect(await shown()).toMatchObject({ name: '', email: ruth.email, isInvited: true, mayInviteAgain: true })
    expect(await resendInvitation(dana, ref)).toEqual({ ok: true, isNew: false })
    later(2)
    expect(await resendInvitation(dana, ref)).toEqual({ ok: true, isNew: true })
    expect((await subjectsTo(ruth)).filter((subject) => subject.includes('added you'))).toHaveLength(2)
    setClock()
    const page = await activityPage(await requireMembership(dana, projectId), undefined)
    const [newest] = page.days.flatMap(({ entries }) => entries)
    expect(newest?.sentence.map(({ text }) => text).join('')).toBe(`resent the invitation to ${ruth.email}.`)

    await requireMembership(ruth, projectId)
    expect(await shown()).toMatchObject({ name: expect.stringMatching(/^Ruth /), isInvited: false })
    expect(await resendInvitation(dana, ref)).toMatchObject({ code: 'is-set-up' })
  })

  test('is named by address when removed before opening the project', async () => {
    const [projectId, ruth] = [await crew(), await aMember('ruth')]
    await invites(dana, projectId, [ruth.email])
    expect(await removeMember(dana, { projectId, accountId: ruth.id })).toEqual(DONE)
    const page = await activityPage(await requireMembership(dana, projectId), undefined)
    const [newest] = page.days.flatMap(({ entries }) => entries)
    expect(newest?.sentence.map(({ text }) => text).join('')).toBe(`removed ${ruth.email} from the project.`)
  })

  test('gets a higher role when needed, and never a lower one', async () => {
    const [one, other] = [await crew(), await crew()]
    const [vic, ruth] = [await aUser(), await aMember('ruth')]
    await invites(dana, one, [vic.email, 'User'], [ruth.email, 'User'])
    expect((await accountOf(vic.email)).role).toBe('backlot_renter_application_user')
    await invites(dana, other, [vic.email, 'Member'])
    expect((await accountOf(vic.email)).role).toBe('backlot_renter_application_member')
    expect((await accountOf(ruth.email)).role).toBe('backlot_renter_application_member')
  })

  test('is mailed again when they join again', async () => {
    const [projectId, ruth] = [await crew(), await aMember('ruth')]
    const [added, removed] = ['Dana Whitlock added you to The Long Haul', 'You were removed from The Long Haul']
    for (let round = 0; round < 2; round += 1) {
      await invites(dana, projectId, [ruth.email])
      await removeMember(dana, { projectId, accountId: ruth.id })
    }
    expect(await subjectsTo(ruth)).toEqual(Array.from({ length: 2 }, () => [added, removed]).flat())
  })
})

describe('a form is refused as a whole, each row with its sentence', () => {
  test('for members, invitees, oneself, owners and staff', async () => {
    const [projectId, waiting, fresh] = [await crew(), newAddress(), newAddress()]
    const [omar, pru] = [await anOwner(), await aProvider()]
    await invites(dana, projectId, [waiting])
    const outcome = await invites(
      dana,
      projectId,
      [mel.email.toUpperCase()],
      [waiting],
      [dana.email],
      [omar.email],
      [fresh],
    )
    expect(outcome).toMatchObject({ code: 'email-taken', message: TAKEN, field: 'invitations[0].email' })
    expect(outcome).toMatchObject({
      also: [
        { message: TAKEN, field: 'invitations[1].email' },
        { message: TAKEN, field: 'invitations[2].email' },
        { message: MEMBER_MESSAGES.cannotJoin, field: 'invitations[3].email' },
      ],
    })
    expect(await invites(dana, projectId, [pru.email])).toMatchObject({ code: 'cannot-join' })
    expect(await db().$count(accounts, eq(accounts.email, fresh))).toBe(0)
  })

  test('for a Project Manager invited by a Team Member', async () => {
    const [projectId, email] = [await crew(), newAddress()]
    const refused = { code: 'role-not-yours', field: 'invitations[0].role', message: MEMBER_MESSAGES.managersOnly }
    expect(await invites(mel, projectId, [email, 'Manager'])).toMatchObject(refused)
    expect(await invites(mel, projectId, [email, 'Member'])).toEqual(DONE)
  })

  test('for a closed project', async () => {
    const projectId = await crew({ status: 'inactive' })
    expect(await invites(dana, projectId, [newAddress()])).toMatchObject({ ok: false, code: 'project-closed' })
  })
})

test('the same form posted again invites once; a later form is refused because they are members', async () => {
  const [projectId, email] = [await crew(), newAddress()]
  const membership = await requireMembership(dana, projectId)
  const form = { invitations: invitations([email]), writtenAfter: await newestMember(membership) }
  expect(await Promise.all([inviteMembers(dana, projectId, form), inviteMembers(dana, projectId, form)])).toEqual([
    DONE,
    DONE,
  ])
  expect(await inviteMembers(dana, projectId, form)).toEqual(DONE)
  expect(await messagesTo(email)).toHaveLength(1)
  const again = { ...form, writtenAfter: await newestMember(membership) }
  expect(await inviteMembers(dana, projectId, again)).toMatchObject({ message: TAKEN })
})

test('an account may send fifty invitations an hour from anywhere, and refused ones do not count', async () => {
  const [projectId, ruth] = [await crew(), await aMember('ruth')]
  await invites(dana, projectId, [ruth.email])
  await withInvitationLimit(ruth, 48, async () => ({ ok: true }))
  const elsewhere = { ...ruth, address: '198.51.100.20' }
  const three = ['one', 'two', 'three'].map((name) => [`${name}.${newAddress()}`] as const)
  expect(await invites(elsewhere, projectId, [mel.email])).toMatchObject({ code: 'email-taken' })
  expect(await invites(elsewhere, projectId, ...three)).toMatchObject({ ok: false, code: 'too-many-attempts' })
  expect(await db().$count(accounts, eq(accounts.email, three[0]?.[0] ?? ''))).toBe(0)
  expect(await invites(mel, projectId, ...three)).toEqual(DONE)
})

describe('a pending invitation', () => {
  async function invited(by: Account = mel) {
    const [projectId, email] = [await crew(), newAddress()]
    await invites(by, projectId, [email])
    return { projectId, email, accountId: (await accountOf(email)).id, token: await tokenTo(email) }
  }

  test('can be resent, once a minute; the new link works and the old one does not', async () => {
    const { email, token, ...ref } = await invited()
    expect(await resendInvitation(mel, ref)).toEqual({ ok: true, isNew: false })
    expect(await messagesTo(email)).toHaveLength(1)
    later(2)
    const twice = await Promise.all([resendInvitation(mel, ref), resendInvitation(dana, ref)])
    for (const isNew of [true, false]) expect(twice).toContainEqual({ ok: true, isNew })
    expect(await messagesTo(email)).toHaveLength(2)
    expect([await opens(token), await opens(await tokenTo(email))]).toEqual([false, true])
    setClock()
  })

  test('can be resent only by those who may, and not once the account is set up', async () => {
    const { token, ...ref } = await invited(dana)
    expect(await responseStatus(resendInvitation(mel, ref))).toBe(403)
    await setUp(token)
    expect(await resendInvitation(dana, ref)).toMatchObject({ code: 'is-set-up' })
  })

  test('has no working link after removal, and none can be requested', async () => {
    const { email, token, ...ref } = await invited()
    expect(await removeMember(mel, ref)).toEqual(DONE)
    expect(await opens(token)).toBe(false)
    later(2)
    expect(await renewSetupLink(aVisitor(), token)).toEqual(DONE)
    expect(await messagesTo(email)).toHaveLength(1)
    setClock()
  })

  test('removed from one project still works for the other', async () => {
    const { email, ...ref } = await invited()
    const other = await crew()
    await invites(dana, other, [email])
    await removeMember(mel, ref)
    expect(await opens(await tokenTo(email))).toBe(true)
    expect(await rolesOf(email)).toEqual({ [other]: 'Member' })
  })

  test('removed and sent again as Viewer gives the role of a Viewer', async () => {
    const { email, projectId, accountId } = await invited()
    await removeMember(mel, { projectId, accountId })
    expect(await invites(mel, projectId, [email, 'User'])).toEqual(DONE)
    expect((await accountOf(email)).role).toBe('backlot_renter_application_user')
  })

  test('for an account made by the desk keeps the role set by the desk', async () => {
    const [projectId, email] = [await crew(), newAddress()]
    const role = 'backlot_renter_application_admin'
    await approveSignUp(await aProvider(), { requestId: await aSignUp(email), role })
    await invites(dana, projectId, [email, 'User'])
    const { id } = await accountOf(email)
    await removeMember(dana, { projectId, accountId: id })
    expect(await db().$count(accounts, and(eq(accounts.id, id), eq(accounts.role, role)))).toBe(1)
  })
})
