import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { Thread } from '~/components/deals/inbox/thread'
import { Reminder } from '~/components/provider/inquiries/reminder'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb } from '~/components/ui/page'
import { PhoneButton } from '~/components/ui/phone-link'
import { Section } from '~/components/ui/section'
import { isLastDay } from '~/models/provider/desk-inquiries'
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
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <Thread {...thread} backTo={null} isLastDay={isLastDay(thread.millisecondsLeft)} />
            <aside className="grid gap-5">
              <AnswersAtDesk />
              {thread.messageRefusal === null && <MessageAtDesk />}
            </aside>
          </div>
        </div>
      </InertBehindDialog>
      <Outlet context={thread} />
    </>
  )
}

/** Whom to call or remind, and the answers that staff can give for the owner, each in a dialog. */
function AnswersAtDesk() {
  const { id, title, lastOffer, state, owner, ownerPhone, reminded, inTheWay } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  if (state !== 'toAnswer') {
    return <Note tone="gone">{state === 'waiting' ? 'Waiting for the crew.' : 'No response needed.'}</Note>
  }
  const name = owner ?? ''
  return (
    <>
      <Section headingId="contact-owner" title="Contact the owner">
        <p className="mt-2">{name}</p>
        <div className="mt-3 grid gap-2">
          <Reminder {...{ id, title, reminded, search }} owner={name} isOnInquiry />
          {ownerPhone && <PhoneButton phone={ownerPhone} name={name} />}
        </div>
      </Section>
      <details className="sheet">
        <summary className="flex min-h-14 items-center justify-between gap-3 px-5">
          <h2 className="text-lg">Respond for {name}</h2>
          <Icon name="down" className="turns w-4!" />
        </summary>
        <p className="px-5 text-sm text-quiet">Both sides will see your reason.</p>
        <div className="mt-3 grid gap-2 px-5 pb-5">
          {inTheWay === null && (
            <>
              <Link
                className={BUTTON_CLASS.outline}
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
      </details>
    </>
  )
}

/** The dialog in which staff send a message on behalf of a side. */
function MessageAtDesk() {
  const { id } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <Section headingId="write" title="Write to the owner or the crew">
      <p className="mt-3 grid">
        <Link className={BUTTON_CLASS.outline} to={providerPaths.message(id) + search} preventScrollReset>
          Send message
        </Link>
      </p>
    </Section>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Inquiries')]

/** Also after a refusal: someone may have answered since the page was rendered. */
export const shouldRevalidate = () => true
