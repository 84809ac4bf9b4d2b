import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PapersPage } from '~/components/documents/papers-page'
import { FetchFailure } from '~/components/shell/fetch-failure'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { PapersForm as Schema } from '~/models/documents/paper-form'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { OrderParams } from '~/models/trade/addresses/params'
import { paths } from '~/models/trade/addresses/paths'
import { titled } from '~/models/trade/product'
import { PAPER_KINDS } from '~/models/trade/vocabulary/paper-kinds'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireRenter } from '~/server/session/require.server'
import { beginPapers } from '~/services/documents/begin-papers.server'
import { handInPapers } from '~/services/documents/hand-in-papers.server'
import { papersPage } from '~/services/documents/overview/papers-page.server'

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
  const answer = useFormAnswer(useActionData<typeof action>())
  return <PapersPage view={useLoaderData<typeof loader>()} answer={answer} />
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Papers`)]

/** After a refusal too: the file that was good has been received. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  return <FetchFailure title="Papers" sentence={PAPER_MESSAGES.failed} />
}
