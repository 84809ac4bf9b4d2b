import { eq } from 'drizzle-orm'
import { get } from '#tests/world/builders'
import { messagesTo } from '#tests/world/messages/outbox'
import { dealPaths } from '~/models/trade/paths/deals'
import { now } from '~/server/clock.server'
import { db, inquiries, inTransaction, links } from '~/server/db/client.server'
import { requireAnswerLink } from '~/server/session/answer-access.server'
import { issueAnswerLink } from '~/server/session/answer-links.server'
import type { AnswerLinkHolder } from '~/server/session/asker.server'
import { answerLink } from '~/server/session/browser-state.server'
import { hashToken } from '~/server/token.server'

type Offer = { inquiryId: string; round: number; to: { id: string; email: string } }

/** A new link to answer an offer within a day, as if it had been emailed. */
export async function anAnswerLink(offer: Offer) {
  const expiresAt = new Date(now().getTime() + 86_400_000)
  const { href } = await inTransaction(async (tx) => {
    // locks the inquiry as services do, so that an account has only one valid link
    await tx.select().from(inquiries).where(eq(inquiries.id, offer.inquiryId)).for('update')
    return issueAnswerLink(tx, { ...offer, expiresAt }, '')
  })
  const token = tokenIn(href)
  return { token, linkId: await linkOf(token) }
}

/** The asker that a request from the link's browser resolves to. */
export async function answerHolder(linkId: string): Promise<AnswerLinkHolder> {
  const request = await get(dealPaths.linkedOffer(linkId))
  request.headers.set('Cookie', await answerCookie(linkId))
  return requireAnswerLink(request, linkId)
}

/** The Cookie header of the browser that opened a link. */
export const answerCookie = async (linkId: string) => (await answerLink(linkId).write(linkId)).split(';', 1)[0] ?? ''

/** The token of the newest emailed link to answer an offer. */
export async function answerTokenTo(email: string): Promise<string> {
  const tokens = (await messagesTo(email)).map(({ bodyText }) => tokenIn(bodyText)).filter((token) => token !== '')
  return tokens.at(-1) ?? ''
}

const tokenIn = (text: string) => /\/answer\/([\w-]{43})/.exec(text)?.[1] ?? ''

async function linkOf(token: string): Promise<string> {
  const [link] = await db()
    .select({ id: links.id })
    .from(links)
    .where(eq(links.tokenHash, hashToken(token)))
  return link?.id ?? ''
}
