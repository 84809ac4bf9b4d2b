import { inTransaction, openDatabase } from '~/server/db/client.server'
import { deliverOutbox } from '~/server/delivery/deliver-outbox.server'
import { env } from '~/server/env.server'
import { writeMail } from '~/server/mail/write-mail.server'

const point = env().BACKLOT_CRASH_AT

/** Writes and delivers an email, unless the process is killed at BACKLOT_CRASH_AT. */
await openDatabase()
await inTransaction((tx) =>
  writeMail(tx, {
    type: 'sign-up',
    to: `${point}@crew.test`,
    subject: 'Booked',
    parts: ['Booked.'],
    secret: null,
    key: `order/${point}`,
  }),
)
await deliverOutbox()
