import { expect, test } from 'vitest'
import { anAdmin, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { newestMessagesTo } from '#tests/world/messages/outbox'
import { at } from '#tests/world/visits/responses'
import { loader, action as send } from '~/routes/accounts/reset/forgot-password'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'

useDatabase()

const HERE = '/home/forgot-password'

test('the same form posted twice requests one code, and a new form requests another', async () => {
  const { email } = await anAdmin()
  const { attempt } = await loader(at(await get(HERE)))
  const { attempt: other } = await loader(at(await get(HERE)))
  for (const each of [attempt, attempt, other]) {
    await send(at(await post(HERE, { email, attempt: each })))
    await sendCodes()
  }
  expect(await newestMessagesTo(email)).toHaveLength(2)
})
