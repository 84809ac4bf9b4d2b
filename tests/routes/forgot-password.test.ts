import { expect, test } from 'vitest'
import { loader, action as send } from '~/routes/_entry.home.forgot-password'
import { sendCodes } from '~/services/accounts/codes/send-codes.server'
import { at } from '../world/answers'
import { useDatabase } from '../world/database'
import { noticesTo } from '../world/letters'
import { anAdmin, get, post } from '../world/people'

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
