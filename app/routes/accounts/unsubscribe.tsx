import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { type Params, useActionData, useLoaderData } from '@remix-run/react'
import { Unsubscribe } from '~/components/accounts/unsubscribe'
import type { Mailing } from '~/models/trade/access/emails'
import { UnsubscribeParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { notFound, refusalInit } from '~/server/errors.server'
import { parseParams, readFields } from '~/server/http/route.server'
import { isUnsubscribeLink } from '~/server/mail/unsubscribe.server'
import { endDigest } from '~/services/accounts/profile/digest-setting.server'
import { endMatchMail } from '~/services/search/saved/save-search.server'

/** Open to the holder of the emailed link. Changes nothing. */
export async function loader({ params }: LoaderFunctionArgs) {
  return { mailing: requireLink(params).mailing }
}

/** The button of the page, or of a mail client, which posts without cookies (RFC 8058) and follows no redirect. */
export async function action({ request, params }: ActionFunctionArgs) {
  const link = requireLink(params)
  await readFields(request)
  const outcome = await END[link.mailing](link.accountId)
  return outcome.ok ? { problem: null } : data({ problem: outcome.message }, refusalInit(outcome))
}

const END: Record<Mailing, (accountId: string) => Promise<Outcome>> = {
  'morning-digest': endDigest,
  'new-matches': endMatchMail,
}

export default function UnsubscribeRoute() {
  const { mailing } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  return <Unsubscribe mailing={mailing} isDone={actionData?.problem === null} problem={actionData?.problem ?? null} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Unsubscribe')]

function requireLink(params: Params) {
  const link = parseParams(params, UnsubscribeParams)
  if (!isUnsubscribeLink(link)) throw notFound()
  return link
}

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
