import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const ROOT = join(import.meta.dirname, '../..')
const CLIENT = join(ROOT, process.env.BUILD_DIR || 'build', 'client')

interface Loaded {
  module: string
  imports: string[]
  css: string[]
}
interface Manifest {
  entry: Loaded
  routes: Record<string, Loaded & { id: string; parentId?: string }>
}

/** The files that the build made for browsers. */
export function readBuild() {
  if (!existsSync(CLIENT)) throw new Error(`There is no build in ${CLIENT}: npm run build makes one.`)
  const assets = readdirSync(join(CLIENT, 'assets'))
  const name = assets.find((each) => each.startsWith('manifest-')) ?? ''
  const text = readFileSync(join(CLIENT, 'assets', name), 'utf8')
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  return {
    scripts: assets
      .filter((each) => each.endsWith('.js'))
      .map((each) => ({ name: each, text: read(`/assets/${each}`) })),
    /** Gzipped bytes of script that a page of this route loads before it can be used. */
    scriptOf: (id: string) => sum([manifest.entry, ...chain(manifest, id)].flatMap(scriptsOf)),
    pages: Object.keys(manifest.routes).filter((id) => id !== 'root'),
    sheets: sum([...new Set(chain(manifest, 'root').flatMap(({ css }) => css))]),
    sprite: sum(['/icons.svg']),
  }
}

function chain({ routes }: Manifest, id: string): Loaded[] {
  const route = routes[id]
  if (!route) return []
  return route.parentId ? [...chain({ entry: route, routes }, route.parentId), route] : [route]
}

const scriptsOf = ({ module, imports }: Loaded) => [module, ...imports]

function sum(files: string[]): number {
  return [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)
}

/** Most files belong to many pages. */
const sizes = new Map<string, number>()

function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(read(file)).byteLength
  sizes.set(file, size)
  return size
}

const read = (path: string) => readFileSync(join(CLIENT, path), 'utf8')
