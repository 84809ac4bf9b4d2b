import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { env, setEnv } from '~/server/env.server'
import { sealText, verifySeal } from '~/server/signing/sealed-text.server'
import { addSigningKey, requireSigningKeys, signingKeys } from '~/server/signing/signing-keys.server'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backlot-keys-'))
})
afterEach(() => {
  setEnv()
  rmSync(folder, { recursive: true })
})

test.each([
  ['the embedded database', {}],
  ['a server', { DATABASE_URL: 'postgres://nobody@localhost/nothing' }],
])('with %s, a seal by the key of the data folder stays valid after the key is replaced', async (_, given) => {
  setEnv({ DATA_DIR: folder, ...given })
  const sealed = await sealText('The Long Haul')
  const { keys, file } = await addSigningKey()
  expect(file === null).toBe(env().DATABASE_URL !== undefined)

  setEnv({ DATA_DIR: folder, SIGNING_KEYS: keys })
  expect((await signingKeys()).current.id).not.toBe(sealed.keyId)
  expect(await verifySeal('The Long Haul', sealed)).toBe(true)
})

test('requireSigningKeys does not create keys and throws when there are none', async () => {
  setEnv({ DATA_DIR: folder })
  expect(() => requireSigningKeys()).toThrow(`There are no signing keys: ${join(folder, 'signing-keys')} is missing`)
  expect(readdirSync(folder)).toEqual([])
  await signingKeys()
  expect(() => requireSigningKeys()).not.toThrow()
})
