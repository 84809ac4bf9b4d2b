import './check-settings.server'

import { addSigningKey } from '~/server/signing/add-signing-key.server'
import { newSigningKey } from '~/server/signing/signing-keys.server'

/**
 * `npm run signing-key` makes the key that seals from the next start on; what was sealed before still holds. With
 * `-- --print` it prints a first one, also where production lacks it: a server does not start without.
 */
try {
  if (process.argv.includes('--print')) console.log(`SIGNING_KEYS=${await newSigningKey()}`)
  else await addKey()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function addKey() {
  const { keys, file } = await addSigningKey()
  if (file) console.log(`Written to ${file}. It seals from the next start on.`)
  else console.log(`Set this for every process, all of it, and keep it for good:\nSIGNING_KEYS=${keys}`)
}
