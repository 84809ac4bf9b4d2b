import { acceptExample, orderExample, searchExample } from '~/models/today/commands/examples'
import { mayOpen } from '~/models/trade/access/permissions'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { allMemberships } from '~/services/crew/membership.server'
import { inquiriesToAnswer } from '~/services/deals/waiting-inquiries.server'
import { pickupPeople } from '~/services/pickup/recipients.server'
import { titleToAccept } from './crew-deals.server'
import { openOrders } from './crew-orders.server'

/** What the asker can type now and find: examples with their own offers and orders. */
export async function commandExamples(asker: Account): Promise<string[]> {
  if (mayOpen('ownerDesk', asker.role)) {
    return (await inquiriesToAnswer(asker.id)).slice(0, 1).map(({ title }) => acceptExample(title))
  }
  return mayOpen('projects', asker.role) ? crewExamples(asker) : []
}

async function crewExamples(asker: Account): Promise<string[]> {
  const today = todayIn(HOME_ZONE, now())
  const memberships = await allMemberships(asker)
  const byId = new Map(memberships.map((membership) => [membership.project.id, membership]))
  const title = await titleToAccept(byId)
  const orders = await openOrders(asker, byId)
  const sent = orderExample(orders, 'send pickup', today)
  const amended = orderExample(orders, 'extend', today) ?? orderExample(orders, 'change', today)
  const opened = sent ? null : orderExample(orders, 'pickup', today)
  return [
    mayOpen('search', asker.role) && searchExample(today),
    title && acceptExample(title),
    sent && sent.text + (await toSomeone(asker, sent.order.project.id)),
    opened?.text,
    amended?.text,
  ].flatMap((text) => text || [])
}

/** ' to rico': whom pickup details of the project were sent to last. */
async function toSomeone(asker: Account, projectId: string): Promise<string> {
  const people = await pickupPeople(projectId)
  const known = people.find(({ email }) => email !== asker.email.toLowerCase())
  return known?.firstName ? ` to ${known.firstName.toLowerCase()}` : ''
}
