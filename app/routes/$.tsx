import { LoginOverPage } from '~/components/accounts/login/dialog/login-over-page'
import { ErrorPage } from '~/components/shell/error-page'
import { notFound } from '~/server/errors.server'

/** Whatever nobody knows. */
export function loader() {
  throw notFound()
}

export function action() {
  throw notFound()
}

export default function Unknown() {
  return null
}

export const handle = { deadEnd: true }

export function ErrorBoundary() {
  return (
    <>
      <ErrorPage status={404} />
      <LoginOverPage />
    </>
  )
}
