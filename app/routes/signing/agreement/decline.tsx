import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DeclineForm } from '~/components/signing/answer-forms'
import { DeclineForm as DeclineFields } from '~/models/signing/signing-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { signingPaths } from '~/models/trade/paths/signing'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireSigner } from '~/server/session/links.server'
import { withOrderLink } from '~/server/session/order-link.server'
import { requireAgreement } from '~/services/signing/agreement/require-agreement.server'
import { declineAgreement } from '~/services/signing/answer-agreement.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const agreement = await withOrderLink(request, async () => requireAgreement(await requireSigner(request)))
  if (agreement.status !== 'not_signed' || agreement.signedWith !== 'built-in') throw redirect(signingPaths.agreement())
  return agreement
}

export function action({ request }: ActionFunctionArgs) {
  return withOrderLink(request, async () => {
    const signer = await requireSigner(request)
    const form = await readForm(request, DeclineFields)
    if (form.status !== 'success') return invalid(form)

    const outcome = await declineAgreement(signer, form.value)
    // another answer came first, and the agreement shows it now
    if (!outcome.ok && outcome.code === 'agreement-closed')
      return redirectWithToast(signingPaths.agreement(), outcome.message, 'error')
    if (!outcome.ok) return refusal(form, outcome)
    return redirectWithToast(signingPaths.agreement(), SIGNING_MESSAGES.declined)
  })
}

export default function Decline() {
  return <DeclineForm agreement={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Decline the agreement')]
