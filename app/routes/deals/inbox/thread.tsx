import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { NoAnswer, Thread } from '~/components/deals/inbox/thread'
import { InquiryParams } from '~/models/trade/addresses/params'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { requireThread } from '~/services/deals/require-thread.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  return requireThread(owner, parseParams(params, InquiryParams).inquiryId)
}

export default function Inquiry() {
  const thread = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { state, lastOffer } = thread
  return (
    <Thread key={thread.id} {...thread} backTo={dealPaths.ownerInbox() + search}>
      {state === 'toAnswer' ? <Outlet context={thread} /> : <NoAnswer state={state} lastOffer={lastOffer} />}
    </Thread>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Inbox')]

/** After a refusal too: the crew may have moved since the page was made. */
export const shouldRevalidate = () => true
