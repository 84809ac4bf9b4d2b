export const PRODUCT = 'Backlot'

/** Description for search engines. */
export const DESCRIPTION =
  'Picture vehicles for film and TV crews: find one, agree on a rate with the owner, book it and pick it up.'

/** A page's title in the browser tab, 'Cart - Backlot'. */
export function titled(page: string): { title: string } {
  return { title: `${page} - ${PRODUCT}` }
}

/** Title of the 404 page, also used in links to it. */
export const NOT_FOUND_PAGE = 'Page not found'
