import './check-settings.server'

import { SETUP_LINK_DAYS } from '~/models/trade/constants'
import { isEmail } from '~/models/trade/fields/person'
import { numberWord } from '~/models/trade/format/text'
import { openDatabase } from '~/server/db/client.server'
import { serverAsker } from '~/server/session/asker.server'
import { createProvider } from '~/services/provider/create-provider.server'
import { command } from './command.server'

/** `npm run create-provider -- staff@example.com` prints a link for that person to set up their account. */
await command(async () => {
  const [email = ''] = process.argv.slice(2)
  if (!isEmail(email)) throw new Error('Give an email address: npm run create-provider -- staff@example.com')
  await openDatabase()
  const made = await createProvider(serverAsker(), email)
  if (!made.ok) throw new Error(made.message)
  console.log(
    `${email} can set up the account here, once and within ${numberWord(SETUP_LINK_DAYS)} days:\n${made.link}`,
  )
})
