import type { ActionFunctionArgs } from '@remix-run/node'
import { readSignedBody } from '~/server/http/raw-body.server'
import { isSignedByDocusign, parseWebhook } from '~/server/signing/docusign/parse-webhook.server'
import { handleWebhook } from '~/services/signing/docusign/envelope-queue.server'

/** What DocuSign tells of envelopes (Connect): a reason to look at one, known or not, and no more than that. */
export async function action({ request }: ActionFunctionArgs) {
  const message = await readSignedBody(request, isSignedByDocusign)
  const envelopeId = parseWebhook(message)
  if (envelopeId) await handleWebhook(envelopeId)
  return new Response('Heard.', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
