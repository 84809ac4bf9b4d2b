import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AgreementSheet } from '~/components/signing/agreement-sheet'
import { SignatureForm } from '~/components/signing/answer-forms'
import { DocusignSection } from '~/components/signing/docusign'
import { SignatureForm as SignatureFields } from '~/models/signing/signing-form'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { LeftDocusignQuery } from '~/models/trade/addresses/params'
import { bookingPaths } from '~/models/trade/paths/booking'
import { signingPaths } from '~/models/trade/paths/signing'
import { titled } from '~/models/trade/product'
import { invalid, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { signingReturn } from '~/server/session/browser-state.server'
import { requireSigner } from '~/server/session/links.server'
import { withOrderLink } from '~/server/session/order-link.server'
import { requireAgreement } from '~/services/signing/agreement/require-agreement.server'
import { signAgreement } from '~/services/signing/answer-agreement.server'

/** Public to browsers that came through the emailed link. Opening it does not sign it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const agreement = await withOrderLink(request, async () => requireAgreement(await requireSigner(request)))
  return { ...agreement, left: parseQuery(request, LeftDocusignQuery).event }
}

export function action({ request }: ActionFunctionArgs) {
  return withOrderLink(request, async () => {
    const signer = await requireSigner(request)
    const form = await readForm(request, SignatureFields)
    if (form.status !== 'success') return invalid(form)

    const outcome = await signAgreement(signer, form.value)
    // another answer came first, and the page shows it now
    if (!outcome.ok && outcome.code === 'agreement-closed')
      return redirectWithToast(signingPaths.agreement(), outcome.message, 'error')
    if (!outcome.ok) return refusal(form, outcome)
    if ((await signingReturn.read(request)) !== signer.orderId)
      return redirectWithToast(signingPaths.agreement(), SIGNING_MESSAGES.signed)
    const headers = { 'Set-Cookie': await signingReturn.clear() }
    return redirectWithToast(bookingPaths.bookVehicles(signer.orderId), SIGNING_MESSAGES.signed, 'success', headers)
  })
}

export default function Agreement() {
  const agreement = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { status, signedWith, left } = agreement
  const isOpen = status === 'not_signed'
  return (
    <AgreementSheet agreement={agreement}>
      {isOpen && signedWith === 'built-in' && <SignatureForm agreement={agreement} lastResult={lastResult} />}
      {isOpen && signedWith === 'docusign' && <DocusignSection hasFinished={left !== undefined} />}
    </AgreementSheet>
  )
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Rental agreement')]
