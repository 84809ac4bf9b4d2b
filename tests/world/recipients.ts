import { granted } from '#demo/builder/granted'
import type { Account } from '~/server/session/asker.server'
import { allRecipients } from '~/services/pickup/recipients/all-recipients.server'
import type { OrderAt } from '~/services/pickup/recipients/open-order.server'
import { sendPickupDetails } from '~/services/pickup/recipients/send-pickup-details.server'
import { newAddress } from './sign-ups'

export const DRIVER = { firstName: 'Theo', lastName: 'Park', email: 'theo@crew.example', phoneNumber: '+14045550144' }

/** Somebody new who was sent the pickup details of an order: their row's id, and where the link went. */
export async function aRecipient(asker: Account, at: OrderAt) {
  const { sent } = await allRecipients(asker, at)
  const email = newAddress()
  granted(await sendPickupDetails(asker, at, { ...DRIVER, email, sent }))
  const { recipients } = await allRecipients(asker, at)
  const own = recipients.find((recipient) => recipient.email === email)
  if (!own) throw new Error('Nobody was sent the pickup details.')
  return { id: own.id, email }
}
