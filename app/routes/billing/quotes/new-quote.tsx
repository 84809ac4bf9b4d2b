import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BlockedQuote, QuoteForm } from '~/components/billing/quote-form'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { Dialog } from '~/components/ui/dialog/dialog'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { QuoteForm as QuoteFields } from '~/models/billing/quote-form'
import { pluralize } from '~/models/trade/format/text'
import { formatCents } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import { bookingPaths } from '~/models/trade/paths/booking'
import { titled } from '~/models/trade/product'
import { redirect } from '~/server/http/route.server'
import { invalidFields, readValidatedForm, refusedFields } from '~/server/http/validated-form.server'
import { requireRenter } from '~/server/session/require.server'
import { findQuoteDraft } from '~/services/billing/find-quote-draft.server'
import { makeQuote } from '~/services/billing/make-quote.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const draft = await findQuoteDraft(renter)
  if (!draft) throw redirect(bookingPaths.cart())
  const { cart, company } = draft
  const { items, totals, revision, reason } = cart
  const quoted = `${pluralize(totals.vehicles, 'vehicle')}, ${formatCents(totals.total)} with tax`
  return { company, quoted, items, totals, revision, reason }
}

export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'cart')
  const form = await readValidatedForm(request, QuoteFields)
  if (form.status !== 'success') return invalidFields(form)

  const outcome = await makeQuote(renter, form.value)
  if (!outcome.ok) return refusedFields(form, outcome)
  return redirect(billingPaths.quoteMade(outcome.quoteId))
}

export default function NewQuote() {
  const { quoted, reason, ...form } = useLoaderData<typeof loader>()
  const response = useActionData<typeof action>()
  return (
    <Dialog
      title="Billing Details"
      subtitle={reason === null ? `Quote for ${quoted}. Enter the company it is for.` : undefined}
      closeTo={bookingPaths.cart()}
      size={reason === null ? 'full' : undefined}
    >
      {reason === null ? <QuoteForm {...form} response={response} /> : <BlockedQuote reason={reason} />}
    </Dialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Generate quote')]

export function ErrorBoundary() {
  return <FailureDialog title="Billing Details" sentence={QUOTE_MESSAGES.failed} closeTo={bookingPaths.cart()} />
}
