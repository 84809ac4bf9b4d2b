import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { mayOpen } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { ANSWER_LINK_NOTE, ANSWER_LINK_OVER } from '~/models/trade/results/shared-messages'
import { now } from '~/server/clock.server'
import { accounts, type Db, db, inquiries, links, type Tx } from '~/server/db/client.server'
import { supersedeQueued } from '~/server/delivery/undelivered.server'
import { gone, notFound } from '~/server/errors.server'
import { hashToken, newToken } from '~/server/token.server'
import type { MessageSecret } from '../outbox/write-outbox.server'
import type { AnswerLinkHolder } from './asker.server'

/** An offer, and who may answer it until `expiresAt`. */
type Answerable = { inquiryId: string; round: number; to: { id: string; email: string }; expiresAt: Date }

/** `emailedAt`: the same for links in one email. */
type Emailed = Answerable & { emailedAt?: Date }

/** The parts of an email with a link to answer an offer. */
type EmailedLink = { href: string; secret: MessageSecret; notes: readonly string[] }

/**
 * Issues the link to answer an offer, which only goes into the email. Revokes earlier links of the account to the same
 * inquiry, including those in queued emails.
 */
export async function issueAnswerLink(
  tx: Tx,
  { to, emailedAt = now(), ...offer }: Emailed,
  origin: string,
): Promise<EmailedLink> {
  const { inquiryId } = offer
  const { id: accountId, email } = to
  const secret = answerSecret([inquiryId], accountId)
  await supersedeQueued(tx, secret)
  await tx
    .update(links)
    .set({ revokedAt: now() })
    .where(and(eq(links.inquiryId, inquiryId), eq(links.accountId, accountId), isNull(links.revokedAt)))
  const token = newToken()
  const link = { ...offer, accountId, email, tokenHash: hashToken(token), createdAt: emailedAt }
  await tx.insert(links).values({ purpose: 'answer', ...link })
  return { href: `${origin}${dealPaths.answerLink(token)}`, secret, notes: [ANSWER_LINK_NOTE] }
}

/** The secret of an email with links to answer these inquiries. */
export function answerSecret(inquiryIds: readonly string[], accountId: string): MessageSecret {
  return { kind: 'answer-link', of: `${inquiryIds.join(',')}/${accountId}` }
}

/** The same check in the transaction of an answer, after the inquiry is locked. */
export async function recheckAnswerLink(tx: Tx, { linkId }: AnswerLinkHolder): Promise<void> {
  await findAnswerLink(tx, eq(links.id, linkId))
}

/** Records that the holder has answered. */
export async function markAnswerLinkUsed(tx: Tx, { linkId }: AnswerLinkHolder): Promise<void> {
  await tx
    .update(links)
    .set({ usedAt: now() })
    .where(and(eq(links.id, linkId), isNull(links.usedAt)))
}

export async function isAnswerLinkUsed(linkId: string): Promise<boolean> {
  return (await db().$count(links, and(eq(links.id, linkId), isNotNull(links.usedAt)))) > 0
}

/** 410 with the reason and a link to the log-in. */
export function answerLinkOver(thread: OwnPath, reason: keyof typeof ANSWER_LINK_OVER) {
  const to = reason === 'notTheirs' ? accountPaths.login() : thread
  return gone({ ...ANSWER_LINK_OVER[reason], to, label: 'Log in' })
}

/** A link with its account and inquiry: 404 and 410 as for its holder. */
export async function findAnswerLink(on: Db | Tx, which: SQL) {
  const [row] = await on
    .select({ link: links, account: accounts, inquiry: inquiries })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .innerJoin(inquiries, eq(inquiries.id, links.inquiryId))
    .where(and(which, eq(links.purpose, 'answer')))
  if (!row) throw notFound()
  const { link, account, inquiry } = row
  const thread = mayOpen('ownerDesk', account.role)
    ? dealPaths.ownerInquiry(inquiry.id)
    : listPaths.listVehicle(inquiry.projectId, inquiry.listVehicleId)
  const isTheirs = account.status === 'active' && account.email.toLowerCase() === link.email?.toLowerCase()
  if (!isTheirs) throw answerLinkOver(thread, 'notTheirs')
  if (link.revokedAt) throw answerLinkOver(thread, 'newer')
  if (link.expiresAt <= now()) throw answerLinkOver(thread, 'late')
  return { link, account, inquiry, thread }
}
