import type { ActionFunctionArgs } from '@remix-run/node'
import { HeldPaperParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/empty-form'
import { readForm } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { answerTo } from '~/server/refusal-status.server'
import { requireRenter } from '~/server/session/require.server'
import { beginPapers } from '~/services/documents/begin-papers.server'
import { handInPapers } from '~/services/documents/hand-in-papers.server'

/** Takes one of the two files alone, for a page that shows how far it is; the answer is read by that page's script. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, kind } = parseParams(params, HeldPaperParams)
  const { take, received } = await beginPapers(renter, orderId)
  await readForm(request, EmptyForm, { files: 1, upload: take })

  const outcome = await handInPapers(renter, orderId, { [kind]: received[kind] }, null)
  if (!outcome.ok) return Response.json({ problem: outcome.message }, answerTo(outcome))
  return Response.json({ problem: null })
}
