import { and, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderCart } from '#demo/builder/order-cart.server'
import { unwrap } from '#demo/builder/unwrap'
import { writeBlock } from '#demo/builder/write-block.server'
import { anAdmin, aProject } from '#tests/world/builders'
import { refusalOf, useDatabase } from '#tests/world/database/database'
import { aVehicleInCart } from '#tests/world/orders'
import { BILLING, QUOTED, SIGNER } from '#tests/world/paperwork'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { CART_BLOCKERS } from '~/models/booking/booking-messages'
import { setClock } from '~/server/clock.server'
import { activity, cartItems, db, projects, quoteLines, quotes, vehicles } from '~/server/db/client.server'
import { wholePdf } from '~/server/pdf/pdf.server'
import type { Account } from '~/server/session/asker.server'
import { findQuoteDraft } from '~/services/billing/find-quote-draft.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { quoteFile, quotePdf } from '~/services/billing/quote-file.server'
import { quotesPage } from '~/services/billing/quotes-page.server'
import { readQuote, requireMadeQuote } from '~/services/billing/read-quote.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import { removeFromCart } from '~/services/booking/cart/remove-from-cart.server'
import { requireMembership } from '~/services/crew/membership.server'

useDatabase()
beforeAll(() => setClock(new Date('2026-11-20T15:00:00Z')))

let dana: Account
let projectId: string
beforeEach(async () => {
  dana = await anAdmin()
  projectId = await aProject({ Owner: dana })
})

const inCart = (part = {}) => aVehicleInCart({ projectId, renter: dana, ...part })
const revision = async () => (await findCart(dana))?.revision ?? 0
const ask = async (part = {}) => makeQuote(dana, { ...QUOTED, revision: await revision(), ...part })
const quote = async (part = {}) => unwrap(await ask(part)).quoteId

async function document(quoteId: number) {
  const { name, content } = await quoteFile(dana, { projectId, quoteId })
  const bytes = new Uint8Array(await content.arrayBuffer())
  const read = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(read, { mergePages: false })
  return { name, bytes, read, pages: text.map((page) => page.replace(/\s+/g, ' ')) }
}

describe('a quote', () => {
  test('is a PDF with its vehicles, company and tax', async () => {
    await inCart({ agreedCents: 45_055 })
    const quoteId = await quote()
    const { name, pages, read } = await document(quoteId)
    expect(name).toBe(`Quote Q-${quoteId} The Long Haul.pdf`)
    const [page = ''] = pages
    for (const text of [
      `Quote Q-${quoteId}`,
      'Date Nov 20, 2026',
      'Łukasz & Çelik Films <LLC> José Núñez',
      '+1 (404) 555-0177',
      '1 1976 Chevrolet Caprice Atlanta, GA Dec 7, 2026 to Dec 11, 2026, 5 days $500.00 $450.55 $40.10 $490.65',
      'Tax (GA - 8.9%) $40.10',
      'This quote does not hold the dates.',
    ])
      expect(page).toContain(text)
    expect((await read.getMetadata()).info).toMatchObject({ Title: `Quote Q-${quoteId} - The Long Haul` })
    expect(await read.getMarkInfo()).toMatchObject({ Marked: true })
  })

  test('keeps its PDF when project, vehicle and rates change', async () => {
    const { vehicleId } = await inCart()
    const quoteId = await quote()
    const { bytes } = await document(quoteId)
    await db().update(vehicles).set({ make: 'Ford', dayPrice: 1, town: 'Macon' }).where(eq(vehicles.id, vehicleId))
    await db().update(projects).set({ title: 'Renamed' }).where(eq(projects.id, projectId))
    for (const table of [quotes, quoteLines]) expect(await refusalOf(db().delete(table))).toMatch(/is append-only/)
    expect(await refusalOf(db().update(quoteLines).set({ agreedCents: 1 }))).toMatch(/is append-only/)
    expect(Buffer.from((await document(quoteId)).bytes).equals(Buffer.from(bytes))).toBe(true)
    // the same when rendered again, because it only reads the stored quote
    expect((await wholePdf(quotePdf(await readQuote(quoteId)))).equals(Buffer.from(bytes))).toBe(true)
  })

  test('of the same cart for the same company is made once, also concurrently', async () => {
    await inCart()
    const made = await Promise.all(Array.from({ length: 20 }, () => quote()))
    expect(new Set(made).size).toBe(1)
    expect(await quote({ companyName: 'Northlight TV' })).not.toBe(made[0])
    const told = and(eq(activity.projectId, projectId), eq(activity.kind, 'quote-made'))
    expect(await db().$count(activity, told)).toBe(2)
  })

  test('lists the changes since the previous one', async () => {
    await inCart()
    const first = await quote()
    expect((await requireMadeQuote(dana, first)).changes).toBeNull()
    await inCart({ agreedCents: 45_000, vehicle: { model: 'Nova' } })
    const second = await quote()
    const changes = [
      'Added: 1976 Chevrolet Nova, Dec 7, 2026 to Dec 11, 2026, $450.00.',
      'The total incl. tax was $544.50 and is now $1,034.55, $490.05 more.',
    ]
    expect((await requireMadeQuote(dana, second)).changes).toEqual({ since: first, sentences: changes })
    expect((await document(second)).pages[0]).toContain(`Changed since quote Q-${first} of Nov 20, 2026 ${changes[0]}`)
  })

  test('is listed with its previous one and its total, newest first', async () => {
    await inCart()
    const first = await quote()
    await inCart({ agreedCents: 45_000, vehicle: { model: 'Nova' } })
    const second = await quote()
    const page = await quotesPage(await requireMembership(dana, projectId))
    expect(page.quotes).toMatchObject([
      { id: second, previousId: first, vehicles: 2, totalCents: 103_455, madeBy: 'Dana Whitlock' },
      { id: first, previousId: null, vehicles: 1, totalCents: 54_450 },
    ])
  })

  test('is on exactly one page of the paginated list', async () => {
    await inCart()
    const first = await quote()
    const [made] = await db().select().from(quotes).where(eq(quotes.id, first))
    const [line] = await db().select().from(quoteLines).where(eq(quoteLines.quoteId, first))
    if (!made || !line) throw new Error('The quote was not written.')
    const { id: _, ...row } = made
    const copies = await db()
      .insert(quotes)
      .values(Array.from({ length: 50 }, () => row))
      .returning()
    await db()
      .insert(quoteLines)
      .values(copies.map(({ id }) => ({ ...line, quoteId: id })))
    const membership = await requireMembership(dana, projectId)
    const { quotes: page } = await quotesPage(membership)
    const { quotes: rest } = await quotesPage(membership, page.at(-1)?.id)
    expect(page.map(({ id }) => id)).toEqual(copies.map(({ id }) => id).toReversed())
    expect(rest.map(({ id }) => id)).toEqual([first])
  })

  test('is not compared with one from before the cart was ordered', async () => {
    await inCart()
    await quote()
    await orderCart(dana, { billing: BILLING, signer: SIGNER })
    await inCart({ from: '2026-12-14', to: '2026-12-15' })
    expect((await requireMadeQuote(dana, await quote())).changes).toBeNull()
  })
})

test('the form is filled in with the company of the asker’s own last quote', async () => {
  await inCart()
  await quote({ companyName: 'Northlight TV' })
  expect((await findQuoteDraft(dana))?.company.companyName).toBe('Northlight TV')
  const eve = await anAdmin('eve')
  await aVehicleInCart({ projectId: await aProject({ Owner: eve }), renter: eve })
  expect((await findQuoteDraft(eve))?.company.companyName).not.toBe('Northlight TV')
})

describe('no quote is made', () => {
  test('of a cart with a blocked vehicle', async () => {
    const { vehicleId } = await inCart()
    await inCart({ vehicle: { model: 'Nova' } })
    await writeBlock(vehicleId, '2026-12-09', '2026-12-09')
    expect(await ask()).toMatchObject({
      code: 'item-blocked',
      message: `1976 Chevrolet Caprice: ${CART_BLOCKERS.taken}`,
    })
    expect(await db().$count(quotes, eq(quotes.projectId, projectId))).toBe(0)
  })

  test('of a cart that has changed, that is empty or that its holder may no longer book', async () => {
    await inCart()
    const seen = await revision()
    await inCart({ vehicle: { model: 'Nova' } })
    const changed = { code: 'cart-changed', message: QUOTE_MESSAGES.cartChanged }
    expect(await ask({ revision: seen })).toMatchObject(changed)
    await db().update(projects).set({ status: 'inactive' }).where(eq(projects.id, projectId))
    expect(await ask()).toMatchObject({ code: 'cannot-book' })
    for (const { id } of await db().select().from(cartItems).where(eq(cartItems.accountId, dana.id)))
      await removeFromCart(dana, id)
    expect(await ask()).toMatchObject(changed)
  })
})
