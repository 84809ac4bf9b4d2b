import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewLinkForm } from '~/components/entry/new-link-form'
import { OnToLogin } from '~/components/entry/on-to-login'
import { ACCOUNT_MESSAGES } from '~/models/account-messages'
import { EmptyForm } from '~/models/empty-form'
import { refused } from '~/models/outcome'
import { SetupQuery } from '~/models/params'
import { PRODUCT } from '~/models/product'
import { renewSetupLink } from '~/services/auth/renew-setup-link.server'
import { countTry } from '~/services/web/limits.server'
import { originOf } from '~/services/web/origin.server'
import { parseQuery } from '~/services/web/parse.server'
import { readForm, refusal } from '~/services/web/read-form.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return { token: parseQuery(request, SetupQuery)['user-id'] }
}

/** Says the same whatever became of it: nobody learns here which links there are. */
export async function action({ request }: ActionFunctionArgs) {
  const token = parseQuery(request, SetupQuery)['user-id']
  const form = await readForm(request, EmptyForm)
  const tooMany = await countTry('link-request', request, token)
  if (tooMany) return refusal(form, refused(tooMany))
  await renewSetupLink(token, originOf(request))
  return form.reply()
}

export default function AccountSetupLink() {
  const { token } = useLoaderData<typeof loader>()
  const asked = useActionData<typeof action>()
  if (asked?.status === 'success') return <OnToLogin title="Look into your mail" words={ACCOUNT_MESSAGES.linkAsked} />
  return <NewLinkForm token={token} errors={asked?.error?.[''] ?? undefined} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [{ title: `A new link - ${PRODUCT}` }]
