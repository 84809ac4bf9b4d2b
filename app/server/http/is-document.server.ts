/**
 * Whether a browser asks for a whole page. Script asks for the data of a page with `empty`; older browsers, which do not
 * say, get what is surely enough.
 */
export function isDocument(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') !== 'empty'
}
