import type { ActionFunctionArgs } from '@remix-run/node'
import { StagedDocumentParams } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { refusalInit } from '~/server/errors.server'
import { parseParams, readForm } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'

/** Uploads one of the two files, for a script that shows progress and reads the response. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { orderId, kind } = parseParams(params, StagedDocumentParams)
  const { take, received } = await receiveDocuments(renter, orderId)
  await readForm(request, EmptyForm, { files: 1, upload: take })

  const outcome = await submitDocuments(renter, orderId, { [kind]: received[kind] }, null)
  if (!outcome.ok) return Response.json({ problem: outcome.message }, refusalInit(outcome))
  return Response.json({ problem: null })
}
