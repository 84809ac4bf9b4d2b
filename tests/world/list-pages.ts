import type { Membership } from '~/services/crew/membership.server'
import { listCards } from '~/services/lists/list-cards.server'

/** A project's lists page by page, from the first to the last. */
export async function everyPageOf(membership: Membership) {
  const pages = [await listCards(membership, { words: [], after: null })]
  for (;;) {
    const after = pages.at(-1)?.next?.after
    if (after === undefined) return pages
    pages.push(await listCards(membership, { words: [], after }))
  }
}
