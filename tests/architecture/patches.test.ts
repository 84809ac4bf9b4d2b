import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { matchRoutes } from '@remix-run/react'
import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { routeFiles, routeTree } from './route-files'

type Router = { matchRoutes: typeof matchRoutes }

const require = createRequire(import.meta.url)
const ROUTER = join(import.meta.dirname, '../../node_modules/@remix-run/router/dist')
const patched: Router = require(join(ROUTER, 'router.cjs.js'))
/** The same version, unpatched. */
const published: Router = require(join(ROUTER, 'router.umd.js'))

afterEach(() => vi.unstubAllGlobals())

/** Each URL of the application with ids, variants of it, and some URLs without a route. */
const ADDRESSES = [
  ...routeFiles().flatMap(({ pattern }) => {
    const address = pattern.replace(/:[\w]+\??/g, (name) => `${name.length}f`).replace(/\*$/, 'any/where')
    return [address, `${address}/`, `${address.toUpperCase()}`, `${address}/more`]
  }),
  '//',
  '/projects//lists',
  '/projects/%2F/lists/%C3%A9',
]

/** The routes, and a counter of how often they were flattened, which reads the path of the first one. */
function counted() {
  const [first, ...rest] = routeTree()
  const flattened = { times: 0 }
  const watched = {
    ...first,
    get path() {
      flattened.times += 1
      return first?.path
    },
  }
  return { routes: [watched, ...rest], flattened }
}

test('the patched router matches every address as the published one does', () => {
  const tree = routeTree()
  const found = ({ matchRoutes }: Router, address: string) =>
    matchRoutes(tree, address)?.map(({ route, params, pathname, pathnameBase }) => [
      route.id,
      params,
      pathname,
      pathnameBase,
    ])
  for (const address of ADDRESSES) expect(found(patched, address), address).toEqual(found(published, address))
})

test('routes are flattened and their patterns compiled once', () => {
  const { routes, flattened } = counted()
  for (const address of ADDRESSES) patched.matchRoutes(routes, address)
  const { times } = flattened
  let compiled = 0
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (regExp, args) => {
        compiled += 1
        return Reflect.construct(regExp, args)
      },
    }),
  )
  for (const address of ADDRESSES) patched.matchRoutes(routes, address)
  expect({ flattened: flattened.times - times, compiled }).toEqual({ flattened: 0, compiled: 0 })
  published.matchRoutes(routes, '/projects')
  expect(flattened.times - times).toBeGreaterThan(0)
  expect(compiled).toBeGreaterThan(0)
})

test('the routes of two routers are cached separately', () => {
  const one = [{ id: 'one', path: '/here' }]
  const other = [{ id: 'other', path: '/here' }]
  expect(patched.matchRoutes(one, '/here')?.[0]?.route.id).toBe('one')
  expect(patched.matchRoutes(other, '/here')?.[0]?.route.id).toBe('other')
})

test('a new location reaches the page in a transition', () => {
  const browser = readFileSync(join(require.resolve('@remix-run/react'), '../esm/browser.js'), 'utf8')
  expect(browser).toContain('React.startTransition(() => setLocation(newState.location))')
})

/** The parts of the router for browsers that this test uses. */
type RouterInBrowser = {
  initialize: () => RouterInBrowser
  fetch: (key: string, routeId: string, href: string, options: object) => void
  navigate: (to: string) => Promise<void>
  dispose: () => void
  state: { location: Location; matches: { route: { id: string } }[]; fetchers: Map<string, { state: string }> }
}
type RouterModule = {
  createMemoryHistory: (options: { initialEntries: string[] }) => unknown
  createRouter: (options: object) => RouterInBrowser
}

/** Imported as text, because Node treats its extension as CommonJS. */
async function browserRouter(): Promise<RouterModule> {
  const text = readFileSync(join(ROUTER, 'router.js'), 'utf8')
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}

/** Node 20 has no Promise.withResolvers. */
function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('a form that finishes during route discovery does not cancel the navigation', async () => {
  const { createMemoryHistory, createRouter } = await browserRouter()
  const action = deferred()
  const discovery = deferred()
  const router = createRouter({
    window: new JSDOM().window.document.defaultView ?? undefined,
    history: createMemoryHistory({ initialEntries: ['/vehicle'] }),
    routes: [
      {
        id: 'root',
        path: '/',
        children: [
          { id: 'vehicle', path: 'vehicle', loader: () => 'a vehicle', action: () => action.promise.then(() => null) },
        ],
      },
    ],
    hydrationData: { loaderData: { vehicle: 'a vehicle' } },
    patchRoutesOnNavigation: async ({ patch }: { patch: (parent: string, routes: object[]) => void }) => {
      await discovery.promise
      patch('root', [{ id: 'list', path: 'list', loader: () => 'a list' }])
    },
  }).initialize()
  router.fetch('add', 'vehicle', '/vehicle', { formMethod: 'post', formData: new FormData() })
  const navigation = router.navigate('/list')
  action.resolve()
  await vi.waitFor(() => expect(router.state.fetchers.get('add')?.state ?? 'idle').toBe('idle'))
  discovery.resolve()
  await navigation
  expect([router.state.location.pathname, router.state.matches.map(({ route }) => route.id)]).toEqual([
    '/list',
    ['root', 'list'],
  ])
  router.dispose()
})
