import { beforeAll, describe, expect, test } from 'vitest'
import { aCast, aProject, aUser, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anInvitee } from '#tests/world/invitations'
import { newAddress } from '#tests/world/sign-ups'
import { arrival, at, responseStatus, withStatus } from '#tests/world/visits/answers'
import * as check from '~/routes/crew/invitations/check'
import * as invitation from '~/routes/crew/invitations/invitation'
import * as invitations from '~/routes/crew/invitations/invitations'
import * as departure from '~/routes/crew/members/departure'
import * as handover from '~/routes/crew/members/handover'
import * as removal from '~/routes/crew/members/removal'
import * as role from '~/routes/crew/members/role'
import * as projectLists from '~/routes/projects/project'
import { now, setClock } from '~/server/clock.server'
import { db, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

useDatabase()

let dana: Account
let marcus: Account
let mel: Account
let projectId: string

beforeAll(async () => {
  ;({ dana, marcus, mel } = await aCast())
  projectId = await aProject({ Owner: dana, Manager: marcus, Member: mel })
})

const list = () => `/projects/${projectId}/list`
const sent = async (tail: string, fields: Record<string, string>, as = dana, accountId = '') =>
  at(await post(`${list()}/${tail}?vehicle=cap`, fields, as), { projectId, accountId })

describe('inviting', () => {
  test('leads back to the part of the page or the members it was opened over, and says so', async () => {
    const fields = { 'invitations[1].email': newAddress(), 'invitations[1].role': 'User', writtenAfter: '0' }
    const done = { to: `${list()}?vehicle=cap`, says: 'User invited Successfully' }
    expect(await arrival(invitations.action(await sent('invitations', fields)))).toEqual(done)
    const request = await post(`${list()}/invitations?from=members&vehicle=cap`, fields, dana)
    const members = { ...done, to: `${list()}/members?vehicle=cap` }
    expect(await arrival(invitations.action(at(request, { projectId })))).toEqual(members)
  })

  test('somebody who is there comes back with the sentence beside the row, and everything typed', async () => {
    const fields = { 'invitations[1].email': mel.email, 'invitations[0].email': newAddress(), writtenAfter: '99999' }
    expect(await invitations.action(await sent('invitations', fields))).toMatchObject(
      withStatus(409, {
        error: { 'invitations[1].email': ['Email already exists.'] },
        initialValue: { invitations: [{ email: fields['invitations[0].email'] }, { email: mel.email }] },
      }),
    )
  })

  test.each([6, 300])('more people than a form has rows for says how many: %i', async (count) => {
    const rows = Array.from({ length: count }, (_, row) => [`invitations[${row}].email`, newAddress()])
    const fields = Object.fromEntries(rows)
    expect(await invitations.action(await sent('invitations', { ...fields, writtenAfter: '0' }))).toMatchObject(
      withStatus(400, { error: { 'invitations[4].email': ['Please invite at most 5 people at a time.'] } }),
    )
  })

  test('is told while it is typed who is there already', async () => {
    const asked = async (email: string) => {
      const request = await get(`${list()}/invitations/check?email=${encodeURIComponent(email)}`, dana)
      const answer = await check.loader(at(request, { projectId }))
      return [answer.status, await answer.text()]
    }
    expect(await asked(mel.email.toUpperCase())).toEqual([200, 'Email already exists.'])
    for (const nobody of [newAddress(), '\u0000']) expect(await asked(nobody)).toEqual([204, ''])
  })
})

describe('about a member', () => {
  test('a role is saved, and one that is none is refused in the row', async () => {
    const change = async (to: string) =>
      role.action(await sent(`members/${mel.id}/role`, { role: to, before: 'Member' }, dana, mel.id))
    expect(await change('Owner')).toMatchObject(withStatus(400, { error: { role: ['Please select a valid role'] } }))
    const done = { to: `${list()}/members?vehicle=cap`, says: 'Role updated successfully' }
    expect(await arrival(change('Manager'))).toEqual(done)
  })

  test('an invitation is sent again or taken back', async () => {
    const accountId = await anInvitee(dana, projectId)
    const again = async () =>
      arrival(invitation.action(await sent(`members/${accountId}/invitation`, {}, dana, accountId)))
    const justNow = 'This person was sent an invitation less than a minute ago. It was not resent.'
    expect(await again()).toMatchObject({ says: justNow })
    setClock(new Date(now().getTime() + 120_000))
    expect(await again()).toMatchObject({ says: 'Invitation resent.' })
    setClock()
    const removed = removal.action(await sent(`members/${accountId}/removal`, {}, dana, accountId))
    const done = { to: `${list()}/members?vehicle=cap`, says: 'Member removed successfully' }
    expect(await arrival(removed)).toEqual(done)
  })

  test('who has accepted meanwhile, or left, the dialog over the page says so', async () => {
    const { id: accountId } = await aUser()
    const own = await aProject({ Owner: dana, Member: mel })
    await db().insert(projectMembers).values({ projectId: own, accountId, role: 'User', invitedBy: mel.id })
    const address = `/projects/${own}/list/members/${accountId}/removal`
    const opened = async (as: Account) => removal.loader(at(await get(address, as), { projectId: own, accountId }))
    const says = (message: string) => withStatus(409, { message })
    await expect(opened(mel)).rejects.toMatchObject(
      says('This invitation has already been accepted. The Owner or a Project Manager can remove a member.'),
    )
    await removal.action(at(await post(address, {}, dana), { projectId: own, accountId }))
    await expect(opened(dana)).rejects.toMatchObject(says('This member is no longer in the project.'))
  })
})

test('the Owner hands over and leaves; the project is not there for them any more', async () => {
  expect(await responseStatus(departure.action(await sent('departure', {})))).toBe(409)
  const handed = handover.action(await sent('handover', { accountId: marcus.id }))
  expect(await arrival(handed)).toMatchObject({ says: 'The project has been handed over.' })
  const left = departure.action(await sent('departure', {}))
  expect(await arrival(left)).toEqual({ to: '/projects', says: 'You have left the project.' })
  expect(await responseStatus(projectLists.loader(at(await get(list(), dana), { projectId })))).toBe(404)
})
