import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { matchRoutes } from '@remix-run/react'
import { afterEach, expect, test, vi } from 'vitest'
import { routeFiles, routeTree } from './route-files'

type Router = { matchRoutes: typeof matchRoutes }

const require = createRequire(import.meta.url)
/** The router that Remix depends on. */
const ROUTER = join(createRequire(require.resolve('@remix-run/react')).resolve('@remix-run/router'), '..')
const patched: Router = require(join(ROUTER, 'router.cjs.js'))
/** The same version, which no patch changes. */
const published: Router = require(join(ROUTER, 'router.umd.js'))

afterEach(() => vi.unstubAllGlobals())

/** Each address of the application with ids in it, a longer one, and some that nothing answers to. */
const ADDRESSES = [
  ...routeFiles().flatMap(({ pattern }) => {
    const address = pattern.replace(/:[\w]+\??/g, (name) => `${name.length}f`).replace(/\*$/, 'any/where')
    return [address, `${address}/`, `${address.toUpperCase()}`, `${address}/more`]
  }),
  '//',
  '/projects//lists',
  '/projects/%2F/lists/%C3%A9',
]

/** The routes, and how often they were flattened: it asks the first for its children. */
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

test('routes of another router are not mixed up', () => {
  const one = [{ id: 'one', path: '/here' }]
  const other = [{ id: 'other', path: '/here' }]
  expect(patched.matchRoutes(one, '/here')?.[0]?.route.id).toBe('one')
  expect(patched.matchRoutes(other, '/here')?.[0]?.route.id).toBe('other')
})

test('a new location reaches the page in a transition', () => {
  const browser = readFileSync(join(require.resolve('@remix-run/react'), '../esm/browser.js'), 'utf8')
  expect(browser).toContain('React.startTransition(() => setLocation(newState.location))')
})
