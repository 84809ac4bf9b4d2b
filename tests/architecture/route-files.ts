import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UNSAFE_flatRoutes as flatRoutes } from '@remix-run/dev'

const APP = join(import.meta.dirname, '../../app')
const MANIFEST = flatRoutes(APP)

/** Every route module, with the whole pattern of its address and the modules drawn around it, the outermost first. */
export function routeFiles() {
  return Object.values(MANIFEST).map(({ id, file }) => {
    const chain = [...around(id)].reverse()
    const pattern = `/${chain.flatMap(({ path }) => path ?? []).join('/')}`
    return { id, file: basename(file), pattern, chain: chain.map((route) => basename(route.file)) }
  })
}

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

/** The routes that draw something at an address of their own: the rest stand around those, answer with data or lead on. */
export function pagesOfRoutes() {
  const isLayout = (id: string) => Object.values(MANIFEST).some(({ parentId, index }) => parentId === id && index)
  const isDrawn = (file: string) => /export default/.test(readFileSync(join(APP, 'routes', file), 'utf8'))
  return routeFiles().filter(
    ({ id, file }) => id !== 'root' && id !== 'routes/_entry' && !isLayout(id) && isDrawn(file),
  )
}
