import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { Thread } from '~/components/deals/inbox/thread'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { Breadcrumb } from '~/components/ui/page'
import { PhoneLink } from '~/components/ui/phone-link'
import { InquiryParams } from '~/models/trade/addresses/params'
import { formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { requireThread } from '~/services/deals/require-thread.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireThread(provider, parseParams(params, InquiryParams).inquiryId)
}

export default function DeskInquiry() {
  const thread = useLoaderData<typeof loader>()
  const backTo = providerPaths.inquiries() + useLocation().search
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <Breadcrumb trail={[{ label: 'Inquiries', to: backTo }]} current={thread.title} />
          <Thread {...thread} backTo={null}>
            <AnswersAtDesk />
            {thread.messageRefusal === null && <MessageAtDesk />}
          </Thread>
        </div>
      </InertBehindDialog>
      <Outlet context={thread} />
    </>
  )
}

/** The answers that staff can give for the owner, each in a dialog. */
function AnswersAtDesk() {
  const { id, lastOffer, state, owner, ownerPhone, inTheWay } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  if (state !== 'toAnswer') {
    return (
      <Note tone="gone" className="mt-4">
        {state === 'waiting' ? 'Waiting for the crew.' : 'No response needed.'}
      </Note>
    )
  }
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p className="text-quiet">Waiting on {owner}. You can respond on their behalf, with a reason.</p>
        {ownerPhone && <PhoneLink phone={ownerPhone} name={owner ?? ''} />}
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        {inTheWay === null && (
          <>
            <Link
              className={`${BUTTON_CLASS.primary} max-sm:col-span-2`}
              to={providerPaths.answer(id, 'acceptance') + search}
              preventScrollReset
            >
              Accept {formatExact(lastOffer)}
            </Link>
            <Link
              className={BUTTON_CLASS.outline}
              to={providerPaths.answer(id, 'negotiation') + search}
              preventScrollReset
            >
              Negotiate
            </Link>
          </>
        )}
        <Link className={BUTTON_CLASS.outline} to={providerPaths.answer(id, 'decline') + search} preventScrollReset>
          Decline
        </Link>
      </div>
    </div>
  )
}

/** The dialog in which staff send a message on behalf of a side. */
function MessageAtDesk() {
  const { id } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <p className="mt-4 grid sm:block">
      <Link className={BUTTON_CLASS.outline} to={providerPaths.message(id) + search} preventScrollReset>
        Send message
      </Link>
    </p>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Inquiries')]

/** Also after a refusal: someone may have answered since the page was rendered. */
export const shouldRevalidate = () => true
