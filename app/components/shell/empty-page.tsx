/** The page of a route that only takes a form and redirects. With a page, its refusals render the error page, not data. */
export function EmptyPage() {
  return null
}
