import { expect, test } from 'vitest'
import { anAdmin, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { noticesTo } from '#tests/world/letters/letters'
import { at } from '#tests/world/visits/answers'
import { loader, action as send } from '~/routes/accounts/reset/forgot-password'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'

useDatabase()

const HERE = '/home/forgot-password'

test('a code asked for twice with one form is one, and with another form is another', async () => {
  const { email } = await anAdmin()
  const { attempt } = await loader(at(await get(HERE)))
  const { attempt: other } = await loader(at(await get(HERE)))
  for (const drawn of [attempt, attempt, other]) {
    await send(at(await post(HERE, { email, attempt: drawn })))
    await sendCodes()
  }
  expect(await noticesTo(email)).toHaveLength(2)
})
