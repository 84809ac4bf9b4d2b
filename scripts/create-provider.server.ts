import './check-settings.server'

import { isEmail } from '~/models/trade/fields/email'
import { SETUP_LINK_DAYS } from '~/models/trade/figures'
import { inWords } from '~/models/trade/words/number-words'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { theServer } from '~/server/session/server-asker.server'
import { createProvider } from '~/services/provider/create-provider.server'

/** `npm run create-provider -- staff@example.com` prints the link with which that person sets up the account. */
const [email = ''] = process.argv.slice(2)

try {
  if (!isEmail(email)) throw new Error('Give an email address: npm run create-provider -- staff@example.com')
  await openDatabase()
  const made = await createProvider(theServer(), email)
  if (!made.ok) throw new Error(made.message)
  console.log(`${email} can set up the account here, once and within ${inWords(SETUP_LINK_DAYS)} days:\n${made.link}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
