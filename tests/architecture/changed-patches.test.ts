import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedPatches, recordPatches } from '../../scripts/prepare.mjs'

let folder = ''
const write = (name: string, text: string) => writeFileSync(join(folder, 'patches', name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-patches-'))
  mkdirSync(join(folder, 'patches'))
  mkdirSync(join(folder, 'node_modules'))
  write('@scope+first+1.0.0.patch', 'first')
  write('second+2.0.0.patch', 'second')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('before the first install every patch is new', () => {
  expect(changedPatches(folder)).toEqual(['@scope+first+1.0.0.patch', 'second+2.0.0.patch'])
})

test('after an install a patch counts as changed when it is added, changed or removed', () => {
  recordPatches(folder)
  expect(changedPatches(folder)).toEqual([])

  write('third+3.0.0.patch', 'third')
  expect(changedPatches(folder)).toEqual(['third+3.0.0.patch'])

  recordPatches(folder)
  write('second+2.0.0.patch', 'changed')
  expect(changedPatches(folder)).toEqual(['second+2.0.0.patch'])

  recordPatches(folder)
  rmSync(join(folder, 'patches/@scope+first+1.0.0.patch'))
  expect(changedPatches(folder)).toEqual(['@scope+first+1.0.0.patch'])
})

test('a patch is applied again when npm has restored the published file', () => {
  const packaged = join(folder, 'node_modules/second.js')
  writeFileSync(packaged, 'patched')
  write('second+2.0.0.patch', '--- a/node_modules/second.js\n+++ b/node_modules/second.js\n')
  recordPatches(folder)
  expect(changedPatches(folder)).toEqual([])

  writeFileSync(packaged, 'published')
  expect(changedPatches(folder)).toEqual(['second+2.0.0.patch'])
})

test('without patches and without packages there is nothing to apply', () => {
  rmSync(join(folder, 'patches'), { recursive: true })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(changedPatches(folder)).toEqual([])
})
