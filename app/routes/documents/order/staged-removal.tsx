import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PapersPage } from '~/components/documents/papers-page'
import { FetchFailure } from '~/components/shell/fetch-failure'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { PapersForm as Schema } from '~/models/documents/paper-form'
import { PAPER_MESSAGES } from '~/models/documents/paper-messages'
import { HeldPaperParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { PAPER_KINDS } from '~/models/trade/vocabulary/paper-kinds'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { requireRenter } from '~/server/session/require.server'
import { beginPapers } from '~/services/documents/begin-papers.server'
import { handInPapers } from '~/services/documents/hand-in-papers.server'
import { papersPage } from '~/services/documents/overview/papers-page.server'
import { releaseHeldPaper } from '~/services/documents/release-held-paper.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  return papersPage(renter, parseParams(params, HeldPaperParams).orderId)
}

/** Takes one of the files back, and answers with the whole form as it stood: what was typed, and the other file. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, kind } = parseParams(params, HeldPaperParams)
  const { take, received } = await beginPapers(renter, orderId)
  const form = await readForm(request, Schema, {
    files: PAPER_KINDS.length,
    upload: async (file) => (file.field === kind ? undefined : take(file)),
  })

  const removed = await releaseHeldPaper(renter, orderId, kind)
  if (!removed.ok) return refusal(form, removed)
  const kept = await handInPapers(renter, orderId, received, null)
  if (form.status !== 'success') return invalid(form, kept.ok ? null : kept)
  return kept.ok ? form.reply() : refusal(form, kept)
}

export default function PapersWithoutOne() {
  const answer = useFormAnswer(useActionData<typeof action>())
  return <PapersPage view={useLoaderData<typeof loader>()} answer={answer} />
}

export const meta: MetaFunction = ({ params }) => [titled(`Order - ${params.orderId} Papers`)]

export function ErrorBoundary() {
  return <FetchFailure title="Papers" sentence={PAPER_MESSAGES.failed} />
}
