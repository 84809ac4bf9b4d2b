export const PRODUCT = 'Backlot'

/** A page's name in the browser's tab, 'Cart - Backlot'. */
export function titled(page: string): { title: string } {
  return { title: `${page} - ${PRODUCT}` }
}
