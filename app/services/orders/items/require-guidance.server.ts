import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { requireMembership } from '~/services/crew/membership.server'
import { type ItemGuidance, readGuidance } from './read-guidance.server'

type At = Parameters<typeof readGuidance>[0]

/** What a member of its crew has to know of a booked vehicle; 404 to everybody else. */
export async function requireGuidance(asker: Account, at: At): Promise<ItemGuidance> {
  requireArea(asker, 'orders')
  const guidance = await readGuidance(at)
  if (!guidance) throw notFound()
  await requireMembership(asker, guidance.project.id)
  return guidance
}
