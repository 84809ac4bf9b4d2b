import { asc, eq } from 'drizzle-orm'
import { type ReplyTemplate, TEMPLATE_MESSAGES } from '~/models/deals/timeline/reply-templates'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { contentId } from '~/server/content-id.server'
import { accounts, type Db, db, replyTemplates, type Tx, transact } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** An owner's reply templates, in their order. */
export function replyTemplatesOf(ownerId: string, on: Db | Tx = db()): Promise<ReplyTemplate[]> {
  const { id, name, text, position } = replyTemplates
  return on
    .select({ id, name, text })
    .from(replyTemplates)
    .where(eq(replyTemplates.ownerId, ownerId))
    .orderBy(asc(position))
}

/** The asker's reply templates to edit; `seen` identifies this version of them. */
export async function replyTemplatesPage(asker: Account) {
  requireArea(asker, 'ownerDesk')
  const templates = await replyTemplatesOf(asker.id)
  return { templates, seen: versionOf(templates) }
}

type Saved = { seen: string; templates: readonly Pick<ReplyTemplate, 'name' | 'text'>[] }

/** Replaces the asker's reply templates. Refused if they have changed since the page was rendered. Idempotent. */
export function saveReplyTemplates(asker: Account, { seen, templates }: Saved): Promise<Outcome> {
  return transact(TEMPLATE_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'ownerDesk')
    // serialize with a form of another tab
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, asker.id)).for('update')
    const current = versionOf(await replyTemplatesOf(asker.id, tx))
    if (current === versionOf(templates)) return { ok: true }
    if (current !== seen) return refused('templates-changed', TEMPLATE_MESSAGES.changed)
    await tx.delete(replyTemplates).where(eq(replyTemplates.ownerId, asker.id))
    const rows = templates.map(({ name, text }, index) => ({ ownerId: asker.id, position: index + 1, name, text }))
    if (rows.length > 0) await tx.insert(replyTemplates).values(rows)
    return { ok: true }
  })
}

const versionOf = (templates: Saved['templates']) => contentId(templates.map(({ name, text }) => [name, text]))
