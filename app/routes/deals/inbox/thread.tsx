import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { Thread } from '~/components/deals/inbox/thread'
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
  return (
    <Thread key={thread.id} {...thread} backTo={dealPaths.ownerInbox() + search}>
      <Outlet context={thread} />
    </Thread>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Inbox')]

/** Also after a refusal: the crew may have answered since the page was rendered. */
export const shouldRevalidate = () => true
