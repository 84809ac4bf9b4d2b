import { now, setClock } from '~/server/clock.server'
import { closeDatabase, inTransaction, openDatabase } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/mail/deliver-outbox.server'
import { writeMail } from '~/server/mail/write-mail.server'

/** `write` a mail and deliver it, or come back `later`, when every lease has run out, and deliver what is left. Delivering twice must change nothing. */
await openDatabase()
if (process.argv[2] === 'later') {
  const later = new Date(now().getTime() + 3 * 60_000)
  setClock(later)
} else {
  await inTransaction((tx) =>
    writeMail(tx, { to: 'ada@crew.test', subject: 'Booked', parts: ['Booked.'], key: 'order/1' }),
  )
}
await deliverOutbox()
await deliverOutbox()
await closeDatabase()
