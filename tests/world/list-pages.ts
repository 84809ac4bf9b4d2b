import type { Membership } from '~/services/crew/membership.server'
import { listsPage } from '~/services/lists/lists-page.server'

/** All pages of a project's lists. */
export async function everyPageOf(membership: Membership) {
  const pages = [await listsPage(membership, { words: [], after: null })]
  for (;;) {
    const after = pages.at(-1)?.next?.after
    if (after === undefined) return pages
    pages.push(await listsPage(membership, { words: [], after }))
  }
}
