import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { FEED_MESSAGES, feedResultText } from '~/models/owner/calendar/feed-messages'
import { FeedActionParams } from '~/models/trade/addresses/fleet-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { listingHome } from '~/services/fleet/listing-events.server'
import { readFeedNow, removeFeed } from '~/services/owner/feed/change-feed.server'

/** Has no page: after a log-in, redirects to the vehicle. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  return redirect(listingHome(account, parseParams(params, FeedActionParams).vehicleId))
}

/** Reads a calendar now, or removes it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { kind, ...ref } = parseParams(params, FeedActionParams)
  await readForm(request, EmptyForm)

  const back = listingHome(account, ref.vehicleId)
  if (kind === 'removal') {
    const outcome = await removeFeed(account, ref)
    if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
    return redirectWithToast(back, FEED_MESSAGES.removed)
  }
  const outcome = await readFeedNow(account, ref)
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  if ('problem' in outcome) return redirectWithToast(back, outcome.problem, 'error')
  return redirectWithToast(back, feedResultText(outcome.result))
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
