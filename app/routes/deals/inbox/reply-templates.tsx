import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ReplyTemplates } from '~/components/deals/inbox/reply-templates'
import { useFormResponse } from '~/components/ui/form/form-response'
import { TEMPLATE_MESSAGES } from '~/models/deals/timeline/reply-templates'
import { ReplyTemplatesForm } from '~/models/deals/timeline/reply-templates-form'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { replyTemplatesPage, saveReplyTemplates } from '~/services/deals/timeline/reply-templates.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return replyTemplatesPage(await requireOwner(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const form = await readForm(request, ReplyTemplatesForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await saveReplyTemplates(owner, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(dealPaths.replyTemplates(), TEMPLATE_MESSAGES.saved)
}

export default function ReplyTemplatesPage() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <ReplyTemplates {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const meta: MetaFunction = () => [titled('Reply templates')]

/** Also after a refusal: the templates may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
