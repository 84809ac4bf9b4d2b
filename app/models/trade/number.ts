/**
 * '1,040'. Written out instead of Intl.NumberFormat: a browser's first formatter costs a phone more time than all other
 * script of a page.
 */
export function formatNumber(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}
