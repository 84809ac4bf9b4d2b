import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { Thread } from '~/components/deals/inbox/thread'
import { AnswersAtDesk } from '~/components/provider/inquiries/answers-at-desk'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { Breadcrumb } from '~/components/ui/navigation/breadcrumb'
import { InquiryParams } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/parse.server'
import { requireProvider } from '~/server/session/require.server'
import { requireThread } from '~/services/deals/inbox/require-thread.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireThread(provider, parseParams(params, InquiryParams).inquiryId)
}

export default function DeskInquiry() {
  const thread = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const backTo = providerPaths.inquiries() + search
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <Breadcrumb trail={[{ label: 'Inquiries', to: backTo }]} current={thread.title} />
          <Thread {...thread} backTo={null}>
            <AnswersAtDesk {...thread} search={search} />
          </Thread>
        </div>
      </InertBehindDialog>
      <Outlet context={thread} />
    </>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Inquiries')]

/** After a refusal too: somebody may have answered since the page was made. */
export const shouldRevalidate = () => true
