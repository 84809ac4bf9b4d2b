import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { flatRoutes } from '@remix-run/dev/dist/config/flat-routes.js'
import * as config from '@remix-run/dev/dist/config/routes.js'

const APP = join(import.meta.dirname, '../../app')
const { configRoutesToRouteManifest, setRouteConfigAppDirectory } = config
bringLittle()
// the table asks for its folder while it is read
setRouteConfigAppDirectory(APP)
const { default: TABLE } = await import('~/routes')
const MANIFEST = configRoutesToRouteManifest(TABLE)

/** The table asks `@remix-run/dev` for three functions, and the whole of it brings a bundler that takes a second to load. */
function bringLittle() {
  const { cache, resolve } = createRequire(import.meta.url)
  const whole = resolve('@remix-run/dev')
  cache[whole] ??= Object.assign(new Module(whole), {
    loaded: true,
    exports: {
      UNSAFE_flatRoutes: flatRoutes,
      UNSAFE_routeManifestToRouteConfig: config.routeManifestToRouteConfig,
      UNSAFE_getRouteConfigAppDirectory: config.getRouteConfigAppDirectory,
    },
  })
}

/**
 * Every route module at each address it stands at, with the whole pattern and the modules drawn around it, the outermost
 * first.
 */
export const routeFiles = () => FILES

const FILES = Object.values(MANIFEST).map(({ id, file }) => {
  const chain = [...around(id)].reverse()
  const pattern = `/${chain.flatMap(({ path }) => path ?? []).join('/')}`
  return { id, file: basename(file), pattern, chain: chain.map((route) => basename(route.file)) }
})

function* around(id: string) {
  for (let at = MANIFEST[id]; at; at = MANIFEST[at.parentId ?? '']) yield at
}

type RouteNode = { id: string; path?: string } & ({ index: true; children?: undefined } | { children: RouteNode[] })

/** The same as a tree, as the router matches it. */
export function routeTree(parentId = 'root'): RouteNode[] {
  return Object.values(MANIFEST)
    .filter((route) => (route.parentId ?? 'root') === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: routeTree(id) }))
}

/**
 * The routes that draw something at an address of their own: the rest stand around those, answer with data or lead on.
 * What stands at two is here once.
 */
export function pagesOfRoutes() {
  const isLayout = (id: string) => Object.values(MANIFEST).some(({ parentId, index }) => parentId === id && index)
  const isDrawn = (file: string) => /export default/.test(sourceOf(file))
  const isNamedAfter = (id: string, file: string) => `${id}.` === `routes/${file}`.replace(/tsx?$/, '')
  return routeFiles().filter(
    ({ id, file }) => id !== 'routes/_entry' && !isLayout(id) && isNamedAfter(id, file) && isDrawn(file),
  )
}

/** Whether forms are sent there by the script of a page, which reads the answer: nobody sees it. */
export const isForScript = (file: string) => !/export default|as default/.test(sourceOf(file))

/** Whether it stands in the frame of pages that a mail leads to, which has no navigation. */
export const isWithoutNavigation = (file: string) =>
  routeFiles().some((route) => route.file === file && route.chain.some((each) => EMAILED.test(sourceOf(each))))

const EMAILED = /frame: 'emailed'/
const sourceOf = (file: string) => readFileSync(join(APP, 'routes', file), 'utf8')
