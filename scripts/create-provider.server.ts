import './check-settings.server'

import { SETUP_LINK_DAYS } from '~/models/trade/constants'
import { isEmail } from '~/models/trade/fields/person'
import { numberWord } from '~/models/trade/words/text'
import { closeDatabase, openDatabase } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { createProvider } from '~/services/provider/create-provider.server'

/** `npm run create-provider -- staff@example.com` prints the link with which that person sets up the account. */
const [email = ''] = process.argv.slice(2)

try {
  if (!isEmail(email)) throw new Error('Give an email address: npm run create-provider -- staff@example.com')
  await openDatabase()
  const made = await createProvider(serverAsker(), email)
  if (!made.ok) throw new Error(made.message)
  console.log(
    `${email} can set up the account here, once and within ${numberWord(SETUP_LINK_DAYS)} days:\n${made.link}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
