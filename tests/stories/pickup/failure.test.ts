import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useWorld } from '#tests/world/application/world'
import { signedIn } from '#tests/world/builders'
import { FIVE_DAYS } from '#tests/world/days'
import { aPickup, pickupLinkTo } from '#tests/world/recipients'
import { newVisitor } from '#tests/world/visits/visitor'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { db } from '~/server/db/client.server'

/** A database in which neither order items nor sessions can be read. */
const { app, story } = await useWorld(async () => {
  const { dana, email, ref } = await aPickup(FIVE_DAYS)
  const found = {
    page: pickupPaths.pickupDetails(ref.orderId),
    link: await pickupLinkTo(email),
    crew: await signedIn(dana),
  }
  for (const table of ['order_items', 'sessions']) {
    await db().execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`${table}_put_away`)}`)
  }
  return found
})

test('a failing pickup page says so to drivers and crew and links to itself', async () => {
  const { page, link, crew } = story
  const driver = newVisitor(app.origin)
  await driver.open(link)
  const member = newVisitor(app.origin, crew)
  await member.open(page)
  for (const visitor of [driver, member]) {
    expect([visitor.path(), visitor.status()]).toEqual([page, 500])
    expect(visitor.has('heading', PICKUP_MESSAGES.failed)).toBe(true)
    expect(visitor.find('link', 'Try again').getAttribute('href')).toBe(page)
    expect(visitor.has('navigation', /./)).toBe(false)
  }
})
