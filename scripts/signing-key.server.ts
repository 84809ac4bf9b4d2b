import './check-settings.server'

import { addSigningKey } from '~/server/signing/signing-keys.server'
import { command } from './command.server'

/** `npm run signing-key` adds the key that seals from the next start on; earlier seals stay valid. */
await command(async () => {
  const { keys, file } = await addSigningKey()
  if (file) console.log(`Written to ${file}. It seals from the next start on.`)
  else console.log(`Set this for every process, all of it, and keep it for good:\nSIGNING_KEYS=${keys}`)
})
