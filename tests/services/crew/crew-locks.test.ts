import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, anAdmin, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { duringTransaction } from '#tests/world/database/during-transaction'
import { anInvitee, invites } from '#tests/world/invitations'
import { messagesTo } from '#tests/world/messages/outbox'
import { newAddress } from '#tests/world/sign-ups'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'
import { accounts, db, links, lists, projectMembers, projects, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { endMembership, removeMember } from '~/services/crew/end-membership.server'
import { writeInvitations } from '~/services/crew/invitations/write-invitations.server'
import { lockCrew } from '~/services/crew/members.server'
import { createList } from '~/services/lists/write-list.server'
import { editProject } from '~/services/projects/project.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'

/** Needs a database server: two concurrent transactions. */
await useDatabase()

const dana = await anAdmin()
const mel = await aMember()

const crew = () => aProject({ Owner: dana, Member: mel })
const lowered =
  (projectId: string, { id }: Account, role: ProjectRole) =>
  async (tx: Tx) => {
    await lockCrew(tx, projectId)
    const place = and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, id))
    await tx.update(projectMembers).set({ role }).where(place)
  }

test('an invitation that two projects remove at once no longer has a working link', async () => {
  const [one, other] = [await crew(), await crew()]
  const accountId = await anInvitee(mel, one)
  await db().insert(projectMembers).values({ projectId: other, accountId, role: 'User', invitedBy: mel.id })
  const { outcome } = await duringTransaction(
    (tx) => endMembership(tx, { projectId: one, accountId }),
    () => removeMember(mel, { projectId: other, accountId }),
  )
  expect(outcome).toMatchObject({ value: { ok: true } })
  expect(await db().$count(links, and(eq(links.accountId, accountId), isNull(links.revokedAt)))).toBe(0)
})

test('a member who accepts while the invitation is being removed stays', async () => {
  const projectId = await crew()
  const accountId = await anInvitee(mel, projectId)
  const { outcome } = await duringTransaction(
    (tx) => tx.update(accounts).set({ status: 'active', passwordHash: 'x' }).where(eq(accounts.id, accountId)),
    () => removeMember(mel, { projectId, accountId }),
  )
  expect(outcome).toMatchObject({ value: { code: 'member-changed' } })
})

test('a former Owner cannot edit a project that is being handed over', async () => {
  const projectId = await crew()
  const fields = { title: 'A', productionCompany: 'B', description: '', location: '', startsOn: '', endsOn: '' }
  const edit = { sent: { ...fields, title: 'Mine' }, revision: 1, loaded: fields }
  const { outcome } = await duringTransaction(lowered(projectId, dana, 'Manager'), () =>
    editProject(dana, { projectId, edit }),
  )
  expect(outcome).toMatchObject({ reason: { init: { status: 403 } } })
  expect(await db().$count(projects, and(eq(projects.id, projectId), eq(projects.title, 'Mine')))).toBe(0)
})

test('a member who is being made a Viewer cannot create a list', async () => {
  const projectId = await crew()
  const list = { name: 'Hero cars', season: '', episode: '4', act: '2', scene: '', shotDescription: '', location: '' }
  const { outcome } = await duringTransaction(lowered(projectId, mel, 'User'), () =>
    createList(mel, { projectId, list, writtenAfter: null }),
  )
  expect(outcome).toMatchObject({ reason: { init: { status: 403 } } })
  expect(await db().$count(lists, eq(lists.projectId, projectId))).toBe(0)
})

test('of a crew and the desk that invite one address at once, one succeeds and the other is refused', async () => {
  const pru = await aProvider()
  for (let race = 0; race < 8; race += 1) {
    const [projectId, email] = [await crew(), newAddress()]
    const both = [() => invites(dana, projectId, [email]), () => inviteOwner(pru, email)]
    const outcomes = await Promise.all((race % 2 ? both : both.reverse()).map((invite) => invite()))
    const [account] = await db().select().from(accounts).where(eq(accounts.email, email))
    const isOwner = account?.role === 'backlot_owner'
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject(
      isOwner ? { code: 'cannot-join', field: 'invitations[0].email' } : { code: 'email-taken', field: 'email' },
    )
    const isMember = eq(projectMembers.accountId, account?.id ?? '')
    expect(await db().$count(projectMembers, isMember)).toBe(isOwner ? 0 : 1)
  }
})

test('an owner’s account created after the addresses were checked is refused, and nobody is invited', async () => {
  const [projectId, other, email] = [await crew(), newAddress(), newAddress()]
  await inviteOwner(await aProvider(), email)
  const invitation = (row: number, address: string) => ({ row, email: address, role: 'Member' as const, account: null })
  const outcome = await transact('failed', async (tx) => {
    await writeInvitations(tx, dana, { id: projectId, title: 'x' }, [invitation(0, other), invitation(1, email)])
    return { ok: true }
  })
  expect(outcome).toMatchObject({ code: 'cannot-join', field: 'invitations[1].email' })
  expect(await messagesTo(other)).toEqual([])
})
