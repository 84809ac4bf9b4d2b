import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UNSAFE_flatRoutes as flatRoutes } from '@remix-run/dev'

const APP = join(import.meta.dirname, '../../app')
const MANIFEST = flatRoutes(APP)

/** Every route module, with the whole pattern of its address. */
export function routeFiles(): { id: string; file: string; pattern: string }[] {
  return Object.values(MANIFEST).map(({ id, file }) => ({ id, file: basename(file), pattern: patternOf(id) }))
}

function patternOf(id: string): string {
  const parts: string[] = []
  for (let at = MANIFEST[id]; at; at = MANIFEST[at.parentId ?? '']) if (at.path) parts.unshift(at.path)
  return `/${parts.join('/')}`
}

type RouteNode = { id: string; path?: string } & ({ index: true; children?: undefined } | { children: RouteNode[] })

/** The same as a tree, as the router matches it. */
export function routeTree(parentId = 'root'): RouteNode[] {
  return Object.values(MANIFEST)
    .filter((route) => (route.parentId ?? 'root') === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: routeTree(id) }))
}

/** The routes that draw something: the rest answer with data or lead on. */
export function pagesOfRoutes(): string[] {
  return routeFiles()
    .filter(({ id, file }) => id !== 'root' && /export default/.test(readFileSync(join(APP, 'routes', file), 'utf8')))
    .map(({ id }) => id)
}
