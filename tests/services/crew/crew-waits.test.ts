import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aMember, anAdmin, aProject } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { whileAnother } from '#tests/world/database/while-another'
import { anInvitee } from '#tests/world/invitations'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'
import { accounts, db, links, lists, projectMembers, projects, type Tx } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { endMembership, removeMember } from '~/services/crew/end-membership.server'
import { lockCrew } from '~/services/crew/members.server'
import { createList } from '~/services/lists/write-list.server'
import { editProject } from '~/services/projects/project.server'

/** What only a database server allows: two transactions at the same moment. */
useDatabase()

let dana: Account
let mel: Account

beforeAll(async () => {
  dana = await anAdmin()
  mel = await aMember()
})

const crew = () => aProject({ Owner: dana, Member: mel })
const lowered =
  (projectId: string, { id }: Account, role: ProjectRole) =>
  async (tx: Tx) => {
    await lockCrew(tx, projectId)
    const place = and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, id))
    await tx.update(projectMembers).set({ role }).where(place)
  }

test('an invitation that two projects take back at once opens nothing any more', async () => {
  const [one, other] = [await crew(), await crew()]
  const accountId = await anInvitee(mel, one)
  await db().insert(projectMembers).values({ projectId: other, accountId, role: 'User', invitedBy: mel.id })
  const { outcome } = await whileAnother(
    (tx) => endMembership(tx, { projectId: one, accountId }),
    () => removeMember(mel, { projectId: other, accountId }),
  )
  expect(outcome).toMatchObject({ value: { ok: true } })
  expect(await db().$count(links, and(eq(links.accountId, accountId), isNull(links.revokedAt)))).toBe(0)
})

test('whoever accepts at the moment that the invitation is taken back stays', async () => {
  const projectId = await crew()
  const accountId = await anInvitee(mel, projectId)
  const { outcome } = await whileAnother(
    (tx) => tx.update(accounts).set({ status: 'active', passwordHash: 'x' }).where(eq(accounts.id, accountId)),
    () => removeMember(mel, { projectId, accountId }),
  )
  expect(outcome).toMatchObject({ value: { code: 'member-changed' } })
})

test('a project that is handed over at the moment is not edited by its former Owner', async () => {
  const projectId = await crew()
  const fields = { title: 'A', productionCompany: 'B', description: '', location: '', startsOn: '', endsOn: '' }
  const edit = { sent: { ...fields, title: 'Mine' }, revision: 1, loaded: fields }
  const { outcome } = await whileAnother(lowered(projectId, dana, 'Manager'), () =>
    editProject(dana, { projectId, edit }),
  )
  expect(outcome).toMatchObject({ reason: { init: { status: 403 } } })
  expect(await db().$count(projects, and(eq(projects.id, projectId), eq(projects.title, 'Mine')))).toBe(0)
})

test('no list is made by whoever becomes a Viewer at the moment', async () => {
  const projectId = await crew()
  const list = { name: 'Hero cars', season: '', episode: '4', act: '2', scene: '', shotDescription: '', location: '' }
  const { outcome } = await whileAnother(lowered(projectId, mel, 'User'), () =>
    createList(mel, { projectId, list, writtenAfter: null }),
  )
  expect(outcome).toMatchObject({ reason: { init: { status: 403 } } })
  expect(await db().$count(lists, eq(lists.projectId, projectId))).toBe(0)
})
