import { describe, expect, test } from 'vitest'
import { aCast, aProject, aUser, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { anInvitee } from '#tests/world/invitations'
import { newAddress } from '#tests/world/sign-ups'
import { at, redirectOf, responseStatus, withStatus } from '#tests/world/visits/responses'
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

await useDatabase()

const { dana, marcus, mel } = await aCast()
const projectId = await aProject({ Owner: dana, Manager: marcus, Member: mel })

const list = () => `/projects/${projectId}/list`
const sent = async (tail: string, fields: Record<string, string>, as = dana, accountId = '') =>
  at(await post(`${list()}/${tail}?vehicle=cap`, fields, as), { projectId, accountId })

describe('inviting', () => {
  test('redirects to the page or the members it was opened from, with its notice', async () => {
    const fields = { 'invitations[1].email': newAddress(), 'invitations[1].role': 'User', writtenAfter: '0' }
    const done = { to: `${list()}?vehicle=cap`, says: 'User invited Successfully' }
    expect(await redirectOf(invitations.action(await sent('invitations', fields)))).toEqual(done)
    const request = await post(`${list()}/invitations?from=members&vehicle=cap`, fields, dana)
    const members = { ...done, to: `${list()}/members?vehicle=cap` }
    expect(await redirectOf(invitations.action(at(request, { projectId })))).toEqual(members)
  })

  test('an existing member is refused beside the row and keeps what was typed', async () => {
    const fields = { 'invitations[1].email': mel.email, 'invitations[0].email': newAddress(), writtenAfter: '99999' }
    expect(await invitations.action(await sent('invitations', fields))).toMatchObject(
      withStatus(409, {
        error: { 'invitations[1].email': ['Email already exists.'] },
        initialValue: { invitations: [{ email: fields['invitations[0].email'] }, { email: mel.email }] },
      }),
    )
  })

  test.each([6, 300])('more people than allowed is refused with the maximum: %i', async (count) => {
    const rows = Array.from({ length: count }, (_, row) => [`invitations[${row}].email`, newAddress()])
    const fields = Object.fromEntries(rows)
    expect(await invitations.action(await sent('invitations', { ...fields, writtenAfter: '0' }))).toMatchObject(
      withStatus(400, { error: { 'invitations[4].email': ['Please invite at most 5 people at a time.'] } }),
    )
  })

  test('checks while typing whether an address is a member', async () => {
    const asked = async (email: string) => {
      const request = await get(`${list()}/invitations/check?email=${encodeURIComponent(email)}`, dana)
      const response = await check.loader(at(request, { projectId }))
      return [response.status, await response.text()]
    }
    expect(await asked(mel.email.toUpperCase())).toEqual([200, 'Email already exists.'])
    for (const nobody of [newAddress(), '\u0000']) expect(await asked(nobody)).toEqual([204, ''])
  })
})

describe('a members dialog', () => {
  test('saves a role, and refuses an invalid one in the row', async () => {
    const change = async (to: string) =>
      role.action(await sent(`members/${mel.id}/role`, { role: to, before: 'Member' }, dana, mel.id))
    expect(await change('Owner')).toMatchObject(withStatus(400, { error: { role: ['Please select a valid role'] } }))
    const done = { to: `${list()}/members?vehicle=cap`, says: 'Role updated successfully' }
    expect(await redirectOf(change('Manager'))).toEqual(done)
  })

  test('resends or removes an invitation', async () => {
    const accountId = await anInvitee(dana, projectId)
    const again = async () =>
      redirectOf(invitation.action(await sent(`members/${accountId}/invitation`, {}, dana, accountId)))
    const justNow = 'This person was sent an invitation less than a minute ago. It was not resent.'
    expect(await again()).toMatchObject({ says: justNow })
    setClock(new Date(now().getTime() + 120_000))
    expect(await again()).toMatchObject({ says: 'Invitation resent.' })
    setClock()
    const removed = removal.action(await sent(`members/${accountId}/removal`, {}, dana, accountId))
    const done = { to: `${list()}/members?vehicle=cap`, says: 'Member removed successfully' }
    expect(await redirectOf(removed)).toEqual(done)
  })

  test('says that an invitation was accepted or a member has left meanwhile', async () => {
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

test('the Owner hands over and leaves, and the project is then a 404 for them', async () => {
  expect(await responseStatus(departure.action(await sent('departure', {})))).toBe(409)
  const handed = handover.action(await sent('handover', { accountId: marcus.id }))
  expect(await redirectOf(handed)).toMatchObject({ says: 'The project has been handed over.' })
  const left = departure.action(await sent('departure', {}))
  expect(await redirectOf(left)).toEqual({ to: '/projects', says: 'You have left the project.' })
  expect(await responseStatus(projectLists.loader(at(await get(list(), dana), { projectId })))).toBe(404)
})
