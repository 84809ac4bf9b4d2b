import type { EntryContext } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { delayScripts, pageManifest } from '~/server/document.server'

const routes = {
  root: route('root', undefined, ''),
  index: { ...route('index', 'root'), index: true },
  entry: route('entry', 'root'),
  'entry-sign-up': route('entry-sign-up', 'entry', 'home/sign-up'),
  projects: { ...route('projects', 'root', 'projects'), index: true },
  project: route('project', 'root', 'projects/:projectId'),
  list: route('list', 'root', 'projects/:projectId/lists/:listId'),
  orders: route('orders', 'root', 'orders'),
}
const manifest: EntryContext['manifest'] = {
  version: '1',
  url: '/m.js',
  entry: { module: '/e.js', imports: [] },
  routes,
}

describe('the routes in the manifest of a page', () => {
  test.each<[string, string, (keyof typeof routes)[], (keyof typeof routes)[]]>([
    [
      'the matched ones and those of the parent URLs',
      '/projects/7/lists/8',
      ['root', 'list'],
      ['root', 'index', 'projects', 'project', 'list'],
    ],
    [
      'a matched route without its own path',
      '/home/sign-up',
      ['root', 'entry', 'entry-sign-up'],
      ['root', 'index', 'entry', 'entry-sign-up'],
    ],
    ['the index page', '/', ['root', 'index'], ['root', 'index']],
    [
      'all of them when no route matches',
      '/nothing/here',
      ['root'],
      ['root', 'index', 'entry', 'entry-sign-up', 'projects', 'project', 'list', 'orders'],
    ],
  ])('%s', (_, path, matched, expected) => {
    expect(Object.keys(pageManifest(manifest, page(path, matched)).routes)).toEqual(expected)
  })

  test('are computed once per route, for any parameters', () => {
    const one = pageManifest(manifest, page('/projects/1', ['root', 'project']))
    expect(pageManifest(manifest, page('/projects/2', ['root', 'project']))).toBe(one)
    expect(one).toMatchObject({ version: '1', url: '/m.js' })
  })
})

function page(pathname: string, matched: string[]) {
  return { location: { pathname }, matches: matched.map((id) => ({ route: { id } })) }
}

function route(id: string, parentId?: string, path?: string) {
  const without = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false }
  return { id, parentId, path, module: `/${id}.js`, hasLoader: true, ...without }
}

test('the modules of a page wait, and its text is unchanged', () => {
  const sheet = '<p>Łukasz 🚗</p><link rel="stylesheet" href="/a.css"/>'
  const imports = '>import "/a.js"\nimport "/b.js"</script>'
  const other = '<script type="module" src="/c.js"></script>'
  const page = `${sheet}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script nonce="1" type="module" async=""${imports}${other}`
  const delayed = delayScripts(Buffer.from(page), '1').toString()
  const started = `${sheet}<link rel="modulepreload" media="not all" fetchpriority="low" href="/a.js"/><link rel="modulepreload" media="not all" fetchpriority="low" href="/b.js"/><script nonce="1" type="text/delayed-module"${imports}<script nonce="1">`
  expect(delayed.slice(0, started.length)).toBe(started)
  expect(delayed.endsWith(`</script>${other}`)).toBe(true)
})

test('a page without modules is unchanged', () => {
  const page = '<p>Łukasz</p><script type="module" src="/c.js"></script>'
  expect(delayScripts(Buffer.from(page), '1').toString()).toBe(page)
})
