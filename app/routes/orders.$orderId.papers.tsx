import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PaperList } from '~/components/orders/papers/paper-list'
import PapersForm from '~/components/orders/papers/papers-form'
import { FetchFailure } from '~/components/shell/fetch-failure'
import { Breadcrumb } from '~/components/ui/breadcrumb'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/empty-state'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { Icon } from '~/components/ui/icon'
import { Note } from '~/components/ui/note'
import { PageTitle } from '~/components/ui/page-title'
import { PapersForm as Schema } from '~/models/orders/papers/paper-form'
import { PAPER_MESSAGES } from '~/models/orders/papers/paper-messages'
import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { OrderParams } from '~/models/trade/addresses/params'
import { paths } from '~/models/trade/addresses/paths'
import { titled } from '~/models/trade/product'
import { PAPER_KINDS } from '~/models/trade/vocabulary/paper-kinds'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireRenter } from '~/server/session/require.server'
import { beginPapers } from '~/services/orders/papers/begin-papers.server'
import { handInPapers } from '~/services/orders/papers/hand-in-papers.server'
import { papersPage } from '~/services/orders/papers/overview/papers-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return papersPage(renter, parseParams(params, OrderParams).orderId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId } = parseParams(params, OrderParams)
  const { take, received, project } = await beginPapers(renter, orderId)
  const form = await readForm(request, Schema, { files: PAPER_KINDS.length, upload: take })

  // a date that is none keeps no file from being received
  const outcome = await handInPapers(renter, orderId, received, form.status === 'success' ? form.value : null)
  if (form.status !== 'success') return invalid(form, outcome.ok ? null : outcome)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(paths.orderDetails(orderId, project.id, project.title), PAPER_MESSAGES.uploaded)
}

export default function Papers() {
  const { orderId, project, notAsked, form, papers } = useLoaderData<typeof loader>()
  const answer = useFormAnswer(useActionData<typeof action>())
  const details = paths.orderDetails(orderId, project.id, project.title)
  return (
    <div className="page">
      <Breadcrumb
        trail={[
          { label: 'Orders', to: orderPaths.ordersOfProject(project.id, project.title) },
          { label: `Order - ${orderId}`, to: details },
        ]}
        current="Papers"
      />
      <PageTitle
        title="Papers"
        lead={`Order #${orderId}, ${project.title}`}
        actions={
          papers.length > 0 && (
            <a className={BUTTON_CLASS.outline} href={orderPaths.papersZip(orderId)}>
              <Icon name="download" />
              Download all
            </a>
          )
        }
      />
      <div className="mt-6 grid max-w-3xl gap-8">
        {notAsked && <Note tone="waiting">{notAsked}</Note>}
        {form && (
          <section className="sheet p-5" aria-labelledby="hand-in">
            <h2 id="hand-in" className="mb-4 text-lg">
              Purchase Order and COI
            </h2>
            <PapersForm orderId={orderId} form={form} answer={answer} />
          </section>
        )}
        {papers.length > 0 ? <PaperList papers={papers} label="Papers" /> : <EmptyState title="No papers yet." />}
      </div>
    </div>
  )
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Papers`)]

/** After a refusal too: the file that was good has been received. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  return <FetchFailure title="Papers" sentence={PAPER_MESSAGES.failed} />
}
