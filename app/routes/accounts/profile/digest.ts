import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { DigestForm } from '~/models/accounts/account-form'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { setDigest } from '~/services/accounts/profile/digest-setting.server'

/** Has no page: after a log-in, redirects to the profile. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request)
  return redirect(accountPaths.profile())
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, DigestForm)
  if (form.status !== 'success') return redirectWithToast(accountPaths.profile(), PAGE_OUTDATED, 'error')

  const isOn = form.value.digest
  const outcome = await setDigest(account, isOn)
  if (!outcome.ok) return redirectWithToast(accountPaths.profile(), outcome.message, 'error')
  return redirectWithToast(accountPaths.profile(), isOn ? PROFILE_MESSAGES.digestOn : PROFILE_MESSAGES.digestOff)
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
