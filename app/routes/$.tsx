import { notFound } from '~/server/errors.server'

/** Whatever nobody knows: the root draws the empty parking bay. */
export function loader() {
  throw notFound()
}

export function action() {
  throw notFound()
}

export default function Unknown() {
  return null
}
