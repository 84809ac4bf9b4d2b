import { unwrap } from '#demo/builder/unwrap'
import type { openWorld } from '#tests/world/application/application-on-database'
import { anUnsignedOrder, signed } from '#tests/world/signing'
import { signingRecordsOf, tamper } from '#tests/world/tampering'
import { setEnv } from '~/server/env.server'
import { newSigningKey } from '~/server/signing/certificate.server'
import { verifySigning } from '~/services/signing/verify-signing.server'
import { chanceFrom } from './chance'

type Tampering = { world: Awaited<ReturnType<typeof openWorld>>; seed: number; changes: number }

const ORDERS = 5

/**
 * Makes random manipulations of signing records, one at a time: a bit of a sealed document, a character of an event, a
 * deleted, inserted or swapped event, a text with its hash. Returns those that verify missed, and its findings afterwards.
 */
export async function runTampering({ world, seed, changes }: Tampering): Promise<string[]> {
  const chance = chanceFrom(seed)
  const wrong: string[] = []
  await world.inside(async () => {
    setEnv({ SIGNING_KEYS: await newSigningKey() })
    const all = []
    for (let made = 0; made < ORDERS; made += 1) {
      const { orderId } = await anUnsignedOrder()
      unwrap(await signed(orderId))
      all.push(await signingRecordsOf(orderId))
    }
    for (let done = 0; done < changes; done += 1) {
      const unnoticed = await tamper(chance.pick(all), chance)
      if (unnoticed) wrong.push(`not detected: ${unnoticed}`)
    }
    const { wrong: afterwards, events, documents } = await verifySigning()
    wrong.push(...afterwards)
    console.log(`${changes} changes, ${events} events, ${documents} sealed documents`)
  })
  return wrong
}
