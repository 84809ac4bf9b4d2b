/**
 * Whether a browser navigates to a page, by Sec-Fetch-Dest. Remix fetches page data with `empty`; older browsers send
 * nothing and count as navigating.
 */
export function isDocument(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') !== 'empty'
}
