import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aProvider, get, post } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { aFailedEmail } from '#tests/world/messages/outbox'
import { at, redirectOf } from '#tests/world/visits/responses'
import { action as sendAgain } from '~/routes/provider/mail/delivery'
import { loader as openMail } from '~/routes/provider/mail/undelivered'
import { loader as openOwners } from '~/routes/provider/owners/owners'
import { loader as openRequests } from '~/routes/provider/sign-ups/requests'
import { setClock } from '~/server/clock.server'
import { db, outbox } from '~/server/db/client.server'

await useDatabase()
setClock(new Date('2026-11-20T15:00:00Z'))
const pru = await aProvider()

const press = async (mailId: string) =>
  redirectOf(sendAgain(at(await post(`/provider/mail/${mailId}/delivery?after=x`, {}, pru), { mailId })))

test('the desk warns of a failed email, which leaves the list when it is resent', async () => {
  const mailId = await aFailedEmail()
  expect(await openRequests(at(await get('/provider', pru)))).toMatchObject({ givenUp: 1 })
  expect(await openOwners(at(await get('/provider/owners', pru)))).toMatchObject({ givenUp: 1 })
  expect(await openMail(at(await get('/provider/mail?after=nonsense', pru)))).toMatchObject({
    messages: [{ id: mailId }],
  })

  expect(await press(mailId)).toEqual({ to: '/provider/mail?after=x', says: 'Resending.' })
  expect(await openMail(at(await get('/provider/mail', pru)))).toEqual({ messages: [], next: null })
  expect(await openRequests(at(await get('/provider', pru)))).toMatchObject({ givenUp: 0 })
})

test('the list says why a message cannot be resent', async () => {
  const mailId = await aFailedEmail()
  await db().update(outbox).set({ encrypted: null }).where(eq(outbox.id, mailId))
  const says = "The text is no longer available, so it can't be resent."
  expect(await press(mailId)).toEqual({ to: '/provider/mail?after=x', says })
})
