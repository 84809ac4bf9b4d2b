import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded with `--import` before the application: adds routes to its server build, to measure the cost of a page in a
 * larger application. No address of the benchmark matches them.
 */
const ADDED = 220

const ADD_ROUTES = `
for (let number = 0; number < ${ADDED}; number += 1) {
  const id = 'added/' + number
  routes[id] = { id, parentId: 'root', path: 'projects/:projectId/added-' + number + '/:itemId', module: {} }
}
`

if (isMainThread) register(import.meta.url)

/** Module hook: see https://nodejs.org/api/module.html#loadurl-context-nextload */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context)
  if (!/\/build\/server\/index\.js(\?|$)/.test(url)) return loaded
  return { ...loaded, source: loaded.source + ADD_ROUTES }
}
