import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { NoAnswer } from '~/components/owner/no-answer'
import { Thread } from '~/components/owner/thread'
import { InquiryParams } from '~/models/params'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { requireOwner } from '~/services/auth/renter.server'
import { findThread } from '~/services/owner/find-thread.server'
import { parseParams } from '~/services/web/parse.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  return findThread(owner, parseParams(params, InquiryParams).inquiryId)
}

export default function Inquiry() {
  const thread = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { state, lastOffer } = thread
  return (
    <Thread key={thread.id} {...thread} backTo={paths.ownerInbox() + search}>
      {state === 'toAnswer' ? <Outlet context={thread} /> : <NoAnswer state={state} lastOffer={lastOffer} />}
    </Thread>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? 'Inbox'} - ${PRODUCT}` }]

/** After a refusal too: the crew may have moved since the page was made. */
export const shouldRevalidate = () => true
