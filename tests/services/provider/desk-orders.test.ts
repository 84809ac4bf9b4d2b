import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { unwrap } from '#demo/builder/unwrap'
import { anAdmin, anOwner, aProject, aProvider } from '#tests/world/builders'
import { useDatabase } from '#tests/world/database/database'
import { failMessages } from '#tests/world/messages/outbox'
import { aBookedItem } from '#tests/world/orders'
import type { OrderFilter } from '~/models/provider/order-filter'
import { setClock } from '~/server/clock.server'
import { agreements, countQueries, db, orders, outbox } from '~/server/db/client.server'
import { requireOrder } from '~/services/order-page/require-order.server'
import { cancelItem } from '~/services/orders/items/amend-item.server'
import { deskOrdersPage } from '~/services/provider/orders/desk-orders-page.server'
import { writePaymentNote } from '~/services/provider/orders/payment-notes.server'
import { requireDeskOrder } from '~/services/provider/orders/require-desk-order.server'
import { firstStuck } from '~/services/today/first-stuck.server'

await useDatabase()

const ALL: OrderFilter = { search: '', from: '', to: '' }

const found = async (filter: Partial<OrderFilter>) =>
  (await deskOrdersPage(pru, { ...ALL, ...filter })).orders.map(({ id }) => id).sort()

setClock(new Date('2026-11-20T15:00:00Z'))
const pru = await aProvider()
const dana = await anAdmin()
const projectId = await aProject({ Owner: dana }, { title: '100% Ferry_Street' })
const other = await aProject({ Owner: dana }, { title: 'Kudzu County' })
const walt = await anOwner('walt')
const vehicle = { make: 'Checker', model: 'Marathon', zone: 'America/Los_Angeles' }
const plain = (await aBookedItem(dana, projectId, { owner: walt })).ref.orderId
const unmailed = (await aBookedItem(dana, projectId)).ref.orderId
const late = (await aBookedItem(dana, other, { vehicle, from: '2026-11-24', to: '2026-11-26' })).ref.orderId
const { ref } = await aBookedItem(dana, other)
const cancelled = ref.orderId
unwrap(await cancelItem(dana, ref, { revision: 1 }))
await db().update(agreements).set({ status: 'signed', answeredAt: new Date() }).where(eq(agreements.orderId, unmailed))
await failMessages(eq(outbox.orderId, unmailed))
const declined = { status: 'declined', declineReason: 'Too dear.', answeredAt: new Date() } as const
await db().update(agreements).set(declined).where(eq(agreements.orderId, late))
await db().update(orders).set({ productionCompanyName: 'Kite & Sons' }).where(eq(orders.id, late))
// evening in Los Angeles, after midnight in New York
const NOW = new Date('2026-11-27T07:00:00Z')
setClock(NOW)

describe('all orders', () => {
  test.each([
    ['no filter', {}, () => [plain, unmailed, late, cancelled]],
    ['a number without digits', { search: '#' }, () => []],
    ['a project title with a wildcard character', { search: '100% ferry_s' }, () => [plain, unmailed]],
    ['who placed it', { search: 'whitlock' }, () => [plain, unmailed, late, cancelled]],
    ['the billed company of one order', { search: 'KITE' }, () => [late]],
    ['the company of several orders', { search: 'clay pictures' }, () => [plain, unmailed, late, cancelled]],
    ['an owner', { search: 'WALT' }, () => [plain]],
    ['a vehicle', { search: 'checker m' }, () => [late]],
    ['words of its vehicle and its project', { search: 'kudzu checker' }, () => [late]],
    ['words of two orders', { search: 'walt checker' }, () => []],
    ['a day', { from: '2026-11-26' as const }, () => [late]],
    ['days in reverse order', { from: '2026-12-08', to: '2026-12-01' }, () => [plain, unmailed]],
    ['the status placed', { status: 'placed' as const }, () => [plain, unmailed, late]],
    ['the status cancelled', { status: 'cancelled' as const }, () => [cancelled]],
    ['the status completed', { status: 'completed' as const }, () => []],
    ['an unsigned or declined agreement', { stuck: 'unsigned' as const }, () => [plain, late]],
    ['missing documents', { stuck: 'documents' as const }, () => [unmailed]],
    ['failed mail', { stuck: 'mail' as const }, () => [unmailed]],
    ['two filters', { stuck: 'unsigned' as const, search: 'checker' }, () => [late]],
  ])('are found by %s', async (_, filter, orders) => expect(await found(filter)).toEqual(orders()))

  test('are found by number, and are overdue in the vehicle’s time zone', async () => {
    expect(await found({ search: `#${late}` })).toEqual([late])
    expect(await found({ search: '4711' })).toEqual([])
    expect(await found({ stuck: 'overdue' })).toEqual([])
    setClock(new Date('2026-11-27T09:00:00Z'))
    const { orders: rows, counts } = await deskOrdersPage(pru, { ...ALL, stuck: 'overdue' })
    const marks = ['Overdue since today', 'Agreement declined, PO and COI missing, rental started Tue'].map(
      (label) => ({
        label,
        tone: 'refused',
      }),
    )
    expect(rows).toMatchObject([{ id: late, marks }])
    expect(counts).toEqual({ unsigned: 2, docusign: 0, documents: 1, mail: 1, overdue: 1, photos: 0 })
    const first = { orderId: late, title: '1976 Checker Marathon', owner: 'Omar Haddad', today: '2026-11-27' }
    expect(await firstStuck()).toMatchObject({
      unsigned: { count: 2, first: { ...first, day: '2026-11-24' } },
      docusign: { count: 0, first: null },
      documents: { count: 1, first: { orderId: unmailed } },
      overdue: { count: 1, first: { ...first, day: '2026-11-26' } },
    })
    setClock(NOW)
  })

  test('are marked for pickup photos that the crew has not taken, from the day after the pickup', async () => {
    const labels = async (at: string) => {
      setClock(new Date(at))
      const [order] = (await deskOrdersPage(pru, { ...ALL, search: String(plain) })).orders
      return order?.marks.map(({ label }) => label)
    }
    expect(await labels('2026-12-07T17:00:00Z')).toEqual(['In progress', 'Unsigned, PO and COI missing, pickup today'])
    const running = ['In progress', 'Pickup photos missing', 'Unsigned, PO and COI missing, rental started yesterday']
    expect(await labels('2026-12-08T17:00:00Z')).toEqual(running)
    setClock(NOW)
  })

  test.each([
    ['without a search', ''],
    ['found by a word', 'whitlock'],
  ])('%s are listed overdue first, then lacking pickup photos, then unsigned, then the newest', async (_, search) => {
    const listed = async (at: string) => {
      setClock(new Date(at))
      return (await deskOrdersPage(pru, { ...ALL, search })).orders.map(({ id }) => id)
    }
    expect(await listed('2026-11-20T15:00:00Z')).toEqual([late, plain, cancelled, unmailed])
    expect(await listed('2026-12-08T17:00:00Z')).toEqual([late, unmailed, plain, cancelled])
    setClock(NOW)
  })

  test('are paginated with a fixed number of queries', async () => {
    const few = await countQueries(() => deskOrdersPage(pru, { ...ALL, stuck: 'mail' }))
    await db().execute(sql`
      insert into orders (project_id, placed_by, cart_revision, tax_per_mille, production_company_name, contact_name,
        email, phone_number, address_line1, city, zipcode, payment_terms, payment_method)
      select project_id, placed_by, 1000 + number, tax_per_mille, production_company_name, contact_name, email,
        phone_number, address_line1, city, zipcode, payment_terms, payment_method
      from orders, generate_series(1, 60) as number where id = ${plain}`)
    const onPages = async (search: string) => {
      const seen: number[] = []
      let before: number | undefined
      do {
        const { result, count } = await countQueries(() => deskOrdersPage(pru, { ...ALL, search }, before))
        expect(count).toBe(few.count)
        expect(result.orders.length).toBeLessThanOrEqual(30)
        seen.push(...result.orders.map(({ id }) => id))
        before = result.next ?? undefined
      } while (before)
      return seen
    }
    const seen = await onPages('')
    const all = await db().select({ id: orders.id }).from(orders).orderBy(desc(orders.id))
    const rest = all.map(({ id }) => id).filter((id) => id !== late && id !== plain)
    expect(seen).toEqual([late, plain, ...rest])
    expect(seen).toHaveLength(64)
    expect(await onPages('whitlock')).toEqual(seen)
  })
})

describe('an order at the desk', () => {
  test('shows its people and its messages with their delivery state', async () => {
    const view = await requireDeskOrder(pru, unmailed)
    expect(view.people.map(({ name, part }) => [name, part])).toEqual([
      ['Dana Whitlock', 'Placed by'],
      ['Dana Whitlock', 'Billing contact'],
      ['Omar Haddad', 'Owner of 1976 Chevrolet Caprice'],
    ])
    expect(view.messages.map(({ subject }) => subject).sort()).toEqual([
      'Booked: 1976 Chevrolet Caprice',
      `Order #${unmailed} for 100% Ferry_Street placed`,
      `Rental agreement for order #${unmailed}, 100% Ferry_Street`,
    ])
    expect(view.messages[0]).toMatchObject({ state: { label: 'Failed' }, reason: /^Rejected/ })
    expect(view.messages.map(({ to }) => to)).toContainEqual(expect.stringMatching(/^Omar Haddad, .+@/))
    expect(view.agreement?.sends).toMatchObject({ count: 1, state: { label: 'Failed' } })
  })

  test('stores each payment note once and never overwrites one', async () => {
    const paul = await aProvider('paul')
    const before = JSON.stringify(await requireOrder(dana, plain))
    const note = { text: 'Half of it came by wire.', writtenAfter: 0 }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => writePaymentNote(pru, plain, note)))
    expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })))
    const stale = { ok: false, why: 'stale', code: 'notes-changed' }
    expect(await writePaymentNote(paul, plain, note)).toMatchObject(stale)
    expect(await writePaymentNote(pru, plain, { ...note, text: 'All of it.' })).toMatchObject(stale)
    expect(await writePaymentNote(paul, plain, { text: 'The rest too.', writtenAfter: 5 })).toMatchObject(stale)
    expect(await writePaymentNote(paul, plain, { text: 'The rest too.', writtenAfter: 1 })).toEqual({ ok: true })
    expect((await requireDeskOrder(pru, plain)).notes).toMatchObject([
      { text: note.text, who: 'Pru Delacroix' },
      { text: 'The rest too.', who: 'Paul Brandt' },
    ])
    expect(JSON.stringify(await requireOrder(dana, plain))).toBe(before)
    const edit = db().execute(sql`update payment_notes set text = 'x'`)
    await expect(edit).rejects.toThrow()
  })
})
