import './check-settings.server'

import { openDatabase } from '~/server/db/client.server'
import { requireSigningKeys } from '~/server/signing/signing-keys.server'
import { verifySigning } from '~/services/signing/verify-signing.server'
import { command } from './command.server'

/** `npm run verify` checks that all signed documents and events are unchanged since they were sealed. */
await command(async () => {
  requireSigningKeys()
  // without migrating: checking changes nothing
  await openDatabase({ migrates: false })
  const { orders, events, documents, wrong } = await verifySigning()
  for (const text of wrong) console.error(text)
  const looked = `${orders} orders, ${events} events, ${documents} sealed documents`
  console.log(wrong.length === 0 ? `${looked}: all as they were sealed.` : `${looked}: ${wrong.length} are not.`)
  if (wrong.length > 0) process.exitCode = 1
})
