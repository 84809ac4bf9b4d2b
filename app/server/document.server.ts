import type { EntryContext } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Manifest = EntryContext['manifest']
type Page = { matches: { route: { id: string } }[]; location: { pathname: string } }
type Branch = { id: string; path?: string } & ({ index: true } | { index?: false; children: Branch[] })

const cache = new WeakMap<Manifest, Map<string, Manifest>>()

/**
 * Route manifest of a page, reduced to its parent routes, which Remix looks up while rendering. The browser fetches
 * others when needed (fog of war); building and searching a tree of all routes three times per page took longer than
 * its loaders.
 */
export function pageManifest(manifest: Manifest, page: Page): Manifest {
  const leaf = page.matches.at(-1)?.route
  // an unknown address is rendered by the root route
  if (!leaf || leaf.id === 'root') return manifest
  const known = cache.get(manifest) ?? new Map<string, Manifest>()
  cache.set(manifest, known)
  const trimmed = known.get(leaf.id) ?? trim(manifest, page)
  known.set(leaf.id, trimmed)
  return trimmed
}

function trim(manifest: Manifest, { matches, location }: Page): Manifest {
  const tree = treeOf(manifest)
  const above = pathsAbove(location.pathname).flatMap((path) => matchRoutes(tree, path) ?? [])
  const ids = new Set([...matches, ...above].map(({ route }) => route.id))
  return { ...manifest, routes: Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id))) }
}

/** '/a/b/c' is below '/a/b', '/a' and '/'. */
function pathsAbove(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  return segments.map((_, length) => `/${segments.slice(0, length).join('/')}`)
}

function treeOf(manifest: Manifest, parentId?: string): Branch[] {
  return Object.values(manifest.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(manifest, id) }))
}

const PRELOAD = '<link rel="modulepreload"'
const MODULE_SCRIPT = /type="module" async="">(.*?<\/script>)/s
const DELAYED = 'type="text/delayed-module"'

/**
 * Makes the page's modules load after the first paint. Loaded at once, they take part of a slow connection from the
 * style sheets and photos. Until then the preload links have a media query that matches nothing, and the script that
 * imports the modules a type that browsers do not run. Text typed by users cannot match, because its `<` and `"` are
 * escaped.
 */
export function delayScripts(page: Buffer, nonce: string): Buffer<ArrayBuffer> {
  // latin1 maps one character to one byte, so other encodings pass through unchanged
  const text = page.toString('latin1').replaceAll(PRELOAD, `${PRELOAD} media="not all" fetchpriority="low"`)
  const start = `<script nonce="${nonce}">${START}</script>`
  return Buffer.from(
    text.replace(MODULE_SCRIPT, (_, imports) => `${DELAYED}>${imports}${start}`),
    'latin1',
  )
}

/** A slow phone takes a tenth of a second to start all preloads of a page, in which it would not react to a tap. */
const PRELOADS_PER_TASK = 6

/** Removes itself, because React does not expect it. A page in a background tab is not painted, so it does not wait. */
const START = `
document.currentScript.remove();
(start => document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)))(() => {
  const links = [...document.querySelectorAll('link[rel=modulepreload]')]
  const preload = () => {
    const count = document.hidden ? links.length : ${PRELOADS_PER_TASK}
    for (const link of links.splice(0, count)) link.removeAttribute('media')
    if (links.length) return setTimeout(preload)
    const delayed = document.querySelector('script[${DELAYED}]')
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = delayed.nonce
    script.text = delayed.text
    delayed.replaceWith(script)
  }
  preload()
})`
