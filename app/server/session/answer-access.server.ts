import { eq, type SQL } from 'drizzle-orm'
import { db, links } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { hashToken } from '~/server/token.server'
import { answerLinkOver, findAnswerLink } from './answer-links.server'
import { type AnswerLinkHolder, requestMeta } from './asker.server'
import { answerLink } from './browser-state.server'

/**
 * The holder of an emailed link, and the cookie that replaces its token. Changes nothing in the database, because mail
 * scanners open links too. 404 for an unknown token; 410 as for `requireAnswerLink`, and once it was used.
 */
export async function exchangeAnswerLink(request: Request, token: string) {
  const holder = await findHolder(request, eq(links.tokenHash, hashToken(token)))
  if (holder.isUsed) throw answerLinkOver(holder.thread, 'answered')
  return { holder, cookie: await answerLink(holder.linkId).write(holder.linkId) }
}

/**
 * Authenticates a link holder by cookie on each request: 404 without one, 410 once the link is expired or replaced, or
 * if the account it was sent to is closed or has another address. What the holder may do is checked by each service.
 */
export async function requireAnswerLink(request: Request, linkId: string): Promise<AnswerLinkHolder> {
  if ((await answerLink(linkId).read(request)) !== linkId) throw notFound()
  return findHolder(request, eq(links.id, linkId))
}

async function findHolder(request: Request, which: SQL): Promise<AnswerLinkHolder> {
  const { link, account, inquiry, thread } = await findAnswerLink(db(), which)
  const { id: linkId, round, usedAt } = link
  if (round === null) throw notFound()
  const { id: inquiryId, projectId, listVehicleId } = inquiry
  const { id, role, firstName, lastName, email } = account
  const answerable = { linkId, projectId, listVehicleId, inquiryId, round, isUsed: usedAt !== null, thread }
  return {
    ...requestMeta(request),
    kind: 'link',
    purpose: 'answer',
    ...answerable,
    id,
    role,
    firstName,
    lastName,
    email,
  }
}
