import type { ActionFunctionArgs } from '@remix-run/node'
import { readSignedBody } from '~/server/http/form/read-signed-body.server'
import { envelopeInNews, isSignedByDocusign } from '~/server/signing/docusign/connect-news.server'
import { heedNews } from '~/services/signing/docusign/heed-news.server'

/** What DocuSign tells of envelopes (Connect): a reason to look at one, known or not, and no more than that. */
export async function action({ request }: ActionFunctionArgs) {
  const message = await readSignedBody(request, isSignedByDocusign)
  const envelopeId = envelopeInNews(message)
  if (envelopeId) await heedNews(envelopeId)
  return new Response('Heard.', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
