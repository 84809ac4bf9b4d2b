import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import config from '../../vitest.config'

const ROOT = join(import.meta.dirname, '../..')

/** The include and exclude globs of every project: a renamed test file would otherwise silently stop running. */
const globs = (config.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const { include = [], exclude = [], setupFiles = [], globalSetup = [] } = project.test ?? {}
  return [include, exclude, setupFiles, globalSetup].flat()
})

const matching = (glob: string) => globSync(glob, { cwd: ROOT, expandDirectories: false })

/** `a.{b,c}` as `a.b` and `a.c`, because one of them may match no file while the other does. */
function alternatives(glob: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(glob)
  if (!braces) return [glob]
  const [whole, inside = ''] = braces
  return inside.split(',').flatMap((part) => alternatives(glob.replace(whole, part)))
}

test.each([...new Set(globs)].flatMap(alternatives).filter(isNotExtension))('%s matches a file', (glob) => {
  expect(matching(glob)).not.toEqual([])
})

/** Test folders that may have no component tests yet. */
function isNotExtension(glob: string) {
  return !glob.endsWith('.tsx') || glob.startsWith('tests/components/')
}

test('a glob that matches no file is detected', () => {
  expect(globs.length).toBeGreaterThan(20)
  expect(matching('tests/server/rate-limits-that-were-renamed.test.ts')).toEqual([])
})
