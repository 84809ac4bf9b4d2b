import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, anOwner, aProject, aVehicle, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { at, redirectOf, withStatus } from '#tests/world/visits/responses'
import { editBaseOf } from '~/models/trade/edits'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import * as addToProject from '~/routes/lists/picker'
import * as closing from '~/routes/projects/closing'
import * as editProject from '~/routes/projects/edit-project'
import * as newProject from '~/routes/projects/new-project'
import * as check from '~/routes/projects/new-project-check'
import { db, lists, listVehicles, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

await useDatabase()

const dana = await anAdmin()
const vehicleId = await aVehicle(await anOwner())

const SEARCH = '/home/searchResults?q=caprice'
const TYPED = { title: 'Chrome Summer', productionCompany: 'Red Clay Pictures', listName: 'Hero cars' }

describe('the form of a new project', () => {
  const show = async (as: Account, query = '') => newProject.loader(at(await get(`/projects/new${query}`, as)))
  const send = async (fields: Record<string, string>, as: Account, query = '') =>
    newProject.action(at(await post(`/projects/new${query}`, fields, as)))

  test('redirects to the first list of the new project', async () => {
    const eve = await anAdmin('eve')
    expect(await show(eve)).toMatchObject({ attempt: 1, vehicle: null, closeTo: '/projects' })
    const { to, says } = await redirectOf(send({ ...TYPED, attempt: '1' }, eve))
    const [project] = await db().select().from(projects).where(eq(projects.createdBy, eve.id))
    const [list] = await db()
      .select()
      .from(lists)
      .where(eq(lists.projectId, project?.id ?? ''))
    expect([to, says]).toEqual([`/projects/${project?.id}/list#list-${list?.id}`, 'Project created Successfully'])
  })

  test('keeps the waiting vehicle and returns to where it was found', async () => {
    const eve = await anAdmin('eve')
    const query = new URL(projectPaths.newProject({ vehicleId, returnTo: SEARCH }), 'http://x').search
    expect(await show(eve, query)).toMatchObject({
      vehicle: { title: '1976 Chevrolet Caprice' },
      closeTo: listPaths.addToProject(vehicleId, { returnTo: SEARCH }),
    })
    expect(await redirectOf(send({ ...TYPED, attempt: '1' }, eve, query))).toEqual({
      to: SEARCH,
      says: 'Vehicle Added Succcessfully!',
    })
    expect(await db().$count(listVehicles, eq(listVehicles.addedBy, eve.id))).toBe(1)
  })

  test('redirects a guest to the log-in and back, with the vehicle', async () => {
    const path = projectPaths.newProject({ vehicleId, returnTo: SEARCH })
    const { to } = await redirectOf(newProject.loader(at(await get(path))))
    expect(new URL(to ?? '', 'http://x').searchParams.get('return-to')).toBe(path)
  })

  test('explains missing fields and keeps what was typed', async () => {
    const response = await send(
      { title: 'Chrome Summer', startsOn: '2026-12-07', endsOn: '2026-12-01', attempt: '1' },
      dana,
    )
    expect(response).toMatchObject(
      withStatus(400, {
        initialValue: { title: 'Chrome Summer' },
        error: {
          productionCompany: ['Production Company Name is required'],
          listName: ['Wishlist Name is required'],
          endsOn: ['The last day cannot be before the first day.'],
        },
      }),
    )
  })

  test('invites up to five people and refuses an invalid address beside its row', async () => {
    const eve = await anAdmin('eve')
    expect((await show(eve)).roles.map(({ label }) => label)).toEqual(['Viewer', 'Team Member', 'Project Manager'])
    const fields = {
      ...TYPED,
      attempt: '1',
      'invitations[0].email': 'mel@crew.example',
      'invitations[0].role': 'Manager',
    }
    expect(
      await send({ ...fields, 'invitations[4].email': 'nobody', 'invitations[4].role': 'User' }, eve),
    ).toMatchObject(
      withStatus(400, { error: { 'invitations[4].email': ['Invalid Email. Please enter a valid email address.'] } }),
    )
    expect((await redirectOf(send(fields, eve))).says).toBe('Project created Successfully')
  })

  test('says while typing that the creator is a member already', async () => {
    const asked = async (email: string) => {
      const request = await get(`/projects/new/check?email=${encodeURIComponent(email)}`, dana)
      const response = await check.loader(at(request))
      return [response.status, await response.text()]
    }
    expect(await asked(` ${dana.email.toUpperCase()}`)).toEqual([200, 'Email already exists.'])
    expect(await asked('mel@crew.example')).toEqual([204, ''])
  })

  test('from before another project is returned with the attempt that creates one more', async () => {
    await send({ ...TYPED, attempt: '1' }, dana)
    expect(await send({ ...TYPED, title: 'Night Shift', attempt: '1' }, dana)).toMatchObject(
      withStatus(409, {
        initialValue: { title: 'Night Shift', attempt: '2' },
        error: {
          attempt: ['You have created another project since you opened this form. Pressing Create makes one more.'],
        },
      }),
    )
  })

  test.each([
    ['an admin', () => anAdmin('eve'), true],
    ['a member', () => aMember(), false],
  ])('is offered when choosing a project: to %s %o', async (_, whose, isOffered) => {
    const shown = await addToProject.loader(at(await get(listPaths.addToProject(vehicleId), await whose())))
    expect(shown.mayCreateProject).toBe(isOffered)
  })
})

describe('the form to edit a project', () => {
  const address = (projectId: string) => `/projects/${projectId}/list/project?after=x`
  const open = async (projectId: string) => editProject.loader(at(await get(address(projectId), dana), { projectId }))
  const send = async (projectId: string, fields: Record<string, string>) =>
    editProject.action(at(await post(address(projectId), fields, dana), { projectId }))

  test('shows the project and saves changes', async () => {
    const projectId = await aProject({ Owner: dana }, { startsOn: '2026-12-07' })
    const { project } = await open(projectId)
    expect(project).toMatchObject({ title: 'The Long Haul', startsOn: '2026-12-07', endsOn: '', revision: '1' })
    expect(await redirectOf(send(projectId, { ...project, startsOn: '', description: 'One.\r\nTwo.' }))).toEqual({
      to: `/projects/${projectId}/list?after=x`,
      says: 'Project  updated Successfully',
    })
    expect((await open(projectId)).project).toMatchObject({ startsOn: '', description: 'One.\nTwo.', revision: '2' })
  })

  test('explains an empty title', async () => {
    const projectId = await aProject({ Owner: dana })
    expect(await send(projectId, { title: ' ' })).toMatchObject(
      withStatus(400, { error: { title: ['Title of the Project is required'] } }),
    )
  })

  test('shows a conflict when outdated', async () => {
    const projectId = await aProject({ Owner: dana })
    const { project } = await open(projectId)
    await send(projectId, { ...project, title: 'The Short Haul' })
    const { revision: _, loaded: __, ...fields } = project
    const response = await send(projectId, { ...project, title: 'The Long Way', location: 'Atlanta' })
    expect(response).toMatchObject(
      withStatus(409, {
        error: { title: ['It now says “The Short Haul”.'], revision: [expect.stringMatching(/^You have changed/)] },
        initialValue: {
          title: 'The Long Way',
          location: 'Atlanta',
          ...editBaseOf({ fields: { ...fields, title: 'The Short Haul' }, revision: 2 }),
        },
      }),
    )
  })
})

test('closing a project explains the consequences and redirects to the projects', async () => {
  const projectId = await aProject({ Owner: dana })
  const shown = await closing.loader(at(await get(`/projects/${projectId}/list/closing`, dana), { projectId }))
  expect(shown).toMatchObject({
    title: 'The Long Haul',
    sentences: [expect.stringMatching(/^Nothing is deleted/), expect.any(String)],
  })
  const send = async () =>
    closing.action(at(await post(`/projects/${projectId}/list/closing`, {}, dana), { projectId }))
  const closed = { to: '/projects', says: 'Project Closed Successfully.' }
  expect([await redirectOf(send()), await redirectOf(send())]).toEqual([closed, closed])
})
