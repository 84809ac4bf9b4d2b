import type { ActionFunctionArgs } from '@remix-run/node'
import { readSignedBody } from '~/server/http/raw-body.server'
import { isSignedByDocusign, parseWebhook } from '~/server/signing/docusign/parse-webhook.server'
import { handleWebhook } from '~/services/signing/docusign/envelope-queue.server'

/** Webhook of DocuSign (Connect): makes an envelope due for polling. */
export async function action({ request }: ActionFunctionArgs) {
  const message = await readSignedBody(request, isSignedByDocusign)
  const envelopeId = parseWebhook(message)
  if (envelopeId) await handleWebhook(envelopeId)
  return new Response('OK', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
