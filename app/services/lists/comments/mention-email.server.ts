import { lte } from 'drizzle-orm'
import { MENTION_PAUSE_MINUTES } from '~/models/lists/comment-limits'
import { mentionNote } from '~/models/lists/comment-messages'
import { mentionsIn } from '~/models/lists/comment-text'
import { personName } from '~/models/trade/fields/person'
import { listPaths } from '~/models/trade/paths/lists'
import { now } from '~/server/clock.server'
import { mentionEmails, type Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import type { Membership } from '~/services/crew/membership.server'
import { mentionableMembers } from './comment-place.server'

type Comment = {
  id: string
  text: string
  listVehicleId: string
  /** The vehicle. */
  title: string
  /** The text before an edit: members mentioned in it were already notified. */
  before?: string
}

/**
 * Emails the members that a comment mentions, each at most once an hour for the comments on one list vehicle. Returns a
 * note about mentions that match nobody or several members; null if there are none.
 */
export async function notifyMentioned(
  tx: Tx,
  asker: Account,
  project: Membership['project'],
  comment: Comment,
): Promise<string | null> {
  const { text, before = '', listVehicleId, title } = comment
  if (!text.includes('@')) return null
  const members = await mentionableMembers(project.id, tx)
  const mentions = mentionsIn(text, members)
  const known = [asker.id, ...mentionsIn(before, members).memberIds]
  const mentioned = members.filter(({ id }) => mentions.memberIds.includes(id) && !known.includes(id))
  const due = await claimEmails(
    tx,
    mentioned.map(({ id: accountId }) => ({ accountId, listVehicleId })),
  )
  for (const to of mentioned.filter(({ id }) => due.has(id))) {
    await writeMail(tx, {
      type: 'mentioned',
      to,
      subject: `${personName(asker)} mentioned you: ${title}`,
      parts: [`${personName(asker)} mentioned you in a comment on the ${title} in ${project.title}:`, text],
      href: `${asker.origin}${listPaths.comments(project.id, listVehicleId)}`,
      key: comment.id,
    })
  }
  return mentionNote(mentions)
}

/** The accounts that may be emailed now. Two concurrent comments never get the same account. */
async function claimEmails(tx: Tx, wanted: { accountId: string; listVehicleId: string }[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  const writtenAt = now()
  const rows = await tx
    .insert(mentionEmails)
    // always in the same order, so that concurrent comments that mention the same members do not deadlock
    .values(
      wanted.sort((one, other) => (one.accountId < other.accountId ? -1 : 1)).map((each) => ({ ...each, writtenAt })),
    )
    .onConflictDoUpdate({
      target: [mentionEmails.listVehicleId, mentionEmails.accountId],
      set: { writtenAt },
      setWhere: lte(mentionEmails.writtenAt, new Date(writtenAt.getTime() - MENTION_PAUSE_MINUTES * 60_000)),
    })
    .returning({ accountId: mentionEmails.accountId })
  return new Set(rows.map(({ accountId }) => accountId))
}
