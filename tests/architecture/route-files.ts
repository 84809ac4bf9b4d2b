import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { join } from 'node:path'
import * as config from '@remix-run/dev/dist/config/routes.js'

const APP = join(import.meta.dirname, '../../app')
stubDev()
const { default: TABLE } = await import('~/routes')
const MANIFEST = config.configRoutesToRouteManifest(TABLE)

/**
 * `route()` needs one function of `@remix-run/dev`; loading the whole package would load a bundler and take a second.
 */
function stubDev() {
  const { cache, resolve } = createRequire(import.meta.url)
  const dev = resolve('@remix-run/dev')
  cache[dev] ??= Object.assign(new Module(dev), {
    loaded: true,
    exports: { UNSAFE_getRouteConfigAppDirectory: config.getRouteConfigAppDirectory },
  })
}

/**
 * Every route module at each of its addresses, with the URL pattern and the addresses of the modules rendered around
 * it, outermost first. The address of an index route ends in `?index` if its layout has the same URL, as in Remix.
 */
export const routeFiles = () => ROUTES

/** The route of `routeFiles` at an address. */
export function routeAt(address: string) {
  const found = ROUTES.find((route) => route.address === address)
  if (!found) throw new Error(`There is no route at ${address}.`)
  return found
}

const isRoot = (id: string) => id === 'root'
const PATTERNS = Object.keys(MANIFEST)
  .filter((id) => !isRoot(id))
  .map(patternOf)

const ROUTES = Object.values(MANIFEST).map(({ id, file }) => ({
  id,
  file,
  pattern: patternOf(id),
  address: addressOf(id),
  chain: [...around(id)].reverse().map((route) => addressOf(route.id)),
}))

function patternOf(id: string): string {
  return `/${[...around(id)]
    .reverse()
    .flatMap(({ path }) => path ?? [])
    .join('/')}`
}

function addressOf(id: string): string {
  if (isRoot(id)) return 'root'
  const pattern = patternOf(id)
  const isShared = PATTERNS.filter((each) => each === pattern).length > 1
  return MANIFEST[id]?.index && isShared ? `${pattern}?index` : pattern
}

function* around(id: string) {
  for (let at = MANIFEST[id]; at; at = MANIFEST[at.parentId ?? '']) yield at
}

type RouteNode = { id: string; path?: string } & ({ index: true; children?: undefined } | { children: RouteNode[] })

/** The same routes as the tree that the router matches. */
export function routeTree(parentId = 'root'): RouteNode[] {
  return Object.values(MANIFEST)
    .filter((route) => (route.parentId ?? 'root') === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: routeTree(id) }))
}

/** Layouts have no address and are rendered around a route that has one. */
export const isLayout = (id: string) =>
  id === 'routes/accounts/entry' || Object.values(MANIFEST).some(({ parentId, index }) => parentId === id && index)

/** Whether the route renders a page: the others are layouts, return data or redirect. */
export const isPage = ({ id, file }: (typeof ROUTES)[number]) => !isRoot(id) && !isLayout(id) && isDrawn(file)

/** Two addresses of one page, of which pages do not link to the first. */
const SECOND_ADDRESS = /^\/(home$|vehicleInspection\/)/

/** Every page, each once. */
export const pagesOfRoutes = () => routeFiles().filter((route) => isPage(route) && !SECOND_ADDRESS.test(route.pattern))

const isDrawn = (file: string) => /export default/.test(sourceOf(file))

/** Whether only scripts post to it and read the response. */
export const isForScript = (address: string) => !/export default|as default/.test(sourceOf(routeAt(address).file))

/** Whether it is rendered in the frame of emailed pages, which has no navigation. */
export const isWithoutNavigation = (address: string) =>
  routeAt(address).chain.some((each) => EMAILED.test(sourceOf(routeAt(each).file)))

const EMAILED = /frame: 'emailed'/
const sourceOf = (file: string) => readFileSync(join(APP, file), 'utf8')
