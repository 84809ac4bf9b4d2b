import type { Rollup } from 'vite'

/** Packages that every page loads, in a chunk of their own that a release does not invalidate in the browser's cache. */
const FRAME = /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie)\//

/** The entry module of a route in the client build. That of a resource route is empty. */
const ROUTE = /\?__remix-build-client-route$/

/** The entry modules that every page loads. */
const SHELL = /\/app\/(root\.tsx\?.+|entry\.client\.tsx)$/

/**
 * Returns the `manualChunks` function of the client build. Modules that most pages load become one chunk instead of
 * about twenty, because each request costs a round trip on a slow connection.
 */
export function assignChunks(): Rollup.GetManualChunk {
  let common: Set<string> | undefined
  return (module, graph) => {
    if (FRAME.test(module)) return 'frame'
    common ??= loadedByMostPages(graph)
    return common.has(module) ? 'common' : undefined
  }
}

function loadedByMostPages({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? []
  const modules = [...getModuleIds()]
  const shell = modules.filter((id) => SHELL.test(id))
  const pages = modules.filter((id) => ROUTE.test(id) && importsOf(id).length > 0)
  const counts = new Map<string, number>()
  for (const page of pages) {
    const loaded = new Set([...shell, page])
    for (const id of loaded) for (const imported of importsOf(id)) loaded.add(imported)
    for (const id of loaded) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > pages.length / 2).map(([id]) => id))
}
