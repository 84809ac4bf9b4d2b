export const PRODUCT = 'Backlot'

/** What it is, for a search engine. */
export const DESCRIPTION =
  'Picture vehicles for film and TV crews: find one, agree on a rate with the owner, book it and pick it up.'

/** A page's name in the browser's tab, 'Cart - Backlot'. */
export function titled(page: string): { title: string } {
  return { title: `${page} - ${PRODUCT}` }
}

/** The name of the page that stands where nothing is, in the tab and in links to it. */
export const NOT_FOUND_PAGE = 'Page not found'
