import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewLinkForm, OnToLogin } from '~/components/accounts/setup-link-over'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { SetupQuery } from '~/models/trade/addresses/params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { parseQuery, readForm, refusal } from '~/server/http/route.server'
import { visitorOf } from '~/server/session/require.server'
import { renewSetupLink } from '~/services/accounts/setup/renew-setup-link.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return { token: parseQuery(request, SetupQuery)['user-id'] }
}

/** Responds the same in every case, so that nobody learns which links exist. */
export async function action({ request }: ActionFunctionArgs) {
  const token = parseQuery(request, SetupQuery)['user-id']
  const form = await readForm(request, EmptyForm)
  const outcome = await renewSetupLink(visitorOf(request), token)
  return outcome.ok ? form.reply() : refusal(form, outcome)
}

export default function AccountSetupLink() {
  const { token } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (lastResult?.status === 'success') return <OnToLogin title="Check your email" text={ACCOUNT_MESSAGES.linkAsked} />
  return <NewLinkForm token={token} errors={lastResult?.error?.[''] ?? undefined} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('A new link')]
