import { inTransaction, openDatabase } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/mail/deliver-outbox.server'
import { writeMail } from '~/server/mail/write-mail.server'

/** Writes a mail and delivers it, as far as BACKLOT_CRASH_AT lets this process come. */
await openDatabase()
await inTransaction((tx) =>
  writeMail(tx, { to: 'dana@crew.test', subject: 'Booked', parts: ['Booked.'], secret: null, key: 'order/1' }),
)
await deliverOutbox()
