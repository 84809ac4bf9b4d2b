import { unwrap } from '#demo/builder/unwrap'
import { aCarOnAList } from '#tests/world/builders'
import { now } from '~/server/clock.server'
import { comments, db } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'

/** A comment on a list vehicle, and its id. */
export async function aComment(listVehicleId: string, by: { id: string }, text = 'Too clean for this scene.') {
  const [row] = await db()
    .insert(comments)
    .values({ listVehicleId, accountId: by.id, comment: text, createdAt: now() })
    .returning({ id: comments.id })
  return row?.id ?? ''
}

type Mention = { by: Account; projectId: string; owner: Account }

/** A comment on a new list vehicle that mentions a member by first name. */
export async function aMention({ firstName }: Account, { by, projectId, owner }: Mention) {
  const { cardId: listVehicleId } = await aCarOnAList(projectId, by, owner)
  unwrap(await writeComment(by, { projectId, listVehicleId }, { comment: `@${firstName}?`, attempt: '1' }))
}
