import './check-settings.server'

import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { requireSigningKeys } from '~/server/signing/signing-keys.server'
import { verifySigning } from '~/services/signing/verify/verify-signing.server'

/** `npm run verify` says of every signed paper and every event whether it is still what was sealed. */
try {
  // as it is: whoever looks changes nothing
  requireSigningKeys()
  await openDatabase({ migrates: false })
  const { orders, events, papers, wrong } = await verifySigning()
  for (const words of wrong) console.error(words)
  const looked = `${orders} orders, ${events} events, ${papers} sealed papers`
  console.log(wrong.length === 0 ? `${looked}: all as they were sealed.` : `${looked}: ${wrong.length} are not.`)
  if (wrong.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
