/**
 * What a route draws that only takes a form and leads on: nothing. As the route has a page because of it, what is refused
 * there is said on the error page instead of as data.
 */
export function LedOn() {
  return null
}
