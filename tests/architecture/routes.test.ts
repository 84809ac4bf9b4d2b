import { generatePath, matchRoutes } from '@remix-run/react'
import { expect, test } from 'vitest'
import { can } from '~/models/trade/access/permissions'
import { landingOf, projectPlaceOf } from '~/models/trade/addresses/landing'
import { ownPath } from '~/models/trade/paths/own-path'
import { ACCESS } from './access-table'
import { isLayout, routeFiles, routeTree } from './route-files'

const ID = '0d5f1c7e-3c58-4d0b-9f52-3f5a4d0c8e11'
const tree = routeTree()

const routes = routeFiles().filter(({ id }) => id !== 'root')
const answering = routes.filter(({ id }) => !isLayout(id))

test.each(answering)('$pattern is answered by $address', ({ id, pattern }) => {
  expect(idAt(generatePath(pattern, { ...idsIn(pattern), '*': 'no/such/place' }))).toBe(id)
})

function idsIn(pattern: string): Record<string, string> {
  return Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ID]))
}

test.each(['/no/such/place', '/projects/no/such/place', '/orders/12'])(
  '%s is answered by the not-found page',
  (address) => {
    expect(idAt(address)).toBe('routes/shell/not-found')
  },
)

test('no two routes answer the same address', () => {
  const patterns = answering.map(({ pattern }) => pattern.replace(/:\w+/g, ':part'))
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([])
})

/** `domain.name` of every function that builds a path. */
const MODULES = import.meta.glob<Record<string, unknown>>('../../app/models/trade/paths/*.ts', { eager: true })
const BUILDERS = Object.entries(MODULES).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Paths') && name !== 'ownPaths')
    .flatMap(([, paths]) => Object.entries(paths ?? {}).map(([name, path]) => ({ name: `${file} ${name}`, path }))),
)
const linked = BUILDERS.map(({ path }) => idAt(String(Reflect.apply(path, null, Array(path.length).fill(ID)))))

test('the paths of every domain are read', () => expect(BUILDERS.length).toBeGreaterThan(120))

test('every path has a route', () => {
  expect(BUILDERS.filter((_, at) => linked[at] === 'routes/shell/not-found').map(({ name }) => name)).toEqual([])
})

/** Addresses without a path function, each with who requests it. */
const UNLINKED: Record<string, string> = {
  '/*': 'wrong URLs',
  '/agreement': 'the signer, from the mailed address',
  '/docusign/events': 'DocuSign',
  '/healthz': 'machines',
  '/photos/:photoId/:file': 'pictures: photo-urls',
  '/pickup-worker.js': 'browsers, as the worker of the pages of a pickup',
  ...Object.fromEntries(
    ['cancellation', 'dates', 'extension', 'completion'].map((noun) => [
      `/orders/:orderId/details/:projectId/:name/:orderItemId/${noun}`,
      'the buttons of a booked vehicle: item-actions',
    ]),
  ),
  '/orders/:orderId/details/:projectId/:name/:orderItemId/inspection-report': 'its button of a booked vehicle',
  '/provider/orders/:orderId/:orderItemId/:kind': 'the same buttons, for the staff',
  '/projects/list': 'people by hand, to the project visited last',
  '/projects/removed-vehicles': 'people by hand, to the project visited last',
  '/provider/orders/:orderId/envelope': 'the note about DocuSign, for the staff: docusign-words',
  '/provider/backup/:backup': 'the list of kept backups: backup-messages',
}

test('every other address has a path', () => {
  expect(
    answering.filter(({ id, address }) => !linked.includes(id) && !(address in UNLINKED)).map(({ address }) => address),
  ).toEqual([])
})

/** Roles that determine access on their own; each route also checks project roles. */
const ROLES = {
  admin: 'backlot_renter_application_admin',
  member: 'backlot_renter_application_member',
  user: 'backlot_renter_application_user',
  owner: 'backlot_owner',
  provider: 'backlot_provider',
} as const

test.each(Object.entries(ROLES))('a log-in returns %s to each page open to them', (visitor, role) => {
  const open = answering.filter(({ address }) => {
    const { guest, ...access } = ACCESS[address]?.loader ?? {}
    return guest === 'login' && Object.entries(access).some((entry) => entry.join() === `${visitor},open`)
  })
  const elsewhere = open.filter(({ pattern }) => {
    const path = ownPath(generatePath(pattern, idsIn(pattern)))
    return landingOf(role, path).isElsewhere
  })
  expect(elsewhere.map(({ address }) => address)).toEqual([])
})

/** The crew of one project as in the access table, with their roles. */
const CREW = {
  manager: { projectRole: 'Manager', applicationRole: ROLES.member },
  member: { projectRole: 'Member', applicationRole: ROLES.member },
  user: { projectRole: 'User', applicationRole: ROLES.user },
} as const

test.each(Object.entries(CREW))('a log-in sends %s home instead of to a page closed to them', (visitor, place) => {
  const access = { ...place, projectStatus: 'active' } as const
  const reached = answering.filter(({ address, pattern }) => {
    const isClosed = Object.entries(ACCESS[address]?.loader ?? {}).some(
      (entry) => entry.join() === `${visitor},forbidden`,
    )
    const path = ownPath(generatePath(pattern, idsIn(pattern)))
    const at = path && projectPlaceOf(path)
    return isClosed && !landingOf(access.applicationRole, path).isElsewhere && (!at || can(at.permission, access))
  })
  // visitors who may not add a vehicle get its page
  expect(reached.map(({ address }) => address).filter((address) => address !== '/home/view-vehicle/add')).toEqual([])
})

test.each(Object.entries(CREW))('a log-in returns %s to each page of their project open to them', (visitor, place) => {
  const access = { ...place, projectStatus: 'active' } as const
  const closed = answering.filter(({ address, pattern }) => {
    const isOpen = Object.entries(ACCESS[address]?.loader ?? {}).some((entry) => entry.join() === `${visitor},open`)
    const path = ownPath(generatePath(pattern, { ...idsIn(pattern), '*': 'x' }))
    const at = path && projectPlaceOf(path)
    return isOpen && at && !can(at.permission, access)
  })
  expect(closed.map(({ address }) => address)).toEqual([])
})

function idAt(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  return matchRoutes(tree, path)?.at(-1)?.route.id
}
