import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { AfterQuery } from '~/models/trade/addresses/params'
import { pluralize } from '~/models/trade/format/text'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { type UndeliveredRow, undeliveredPage } from '~/services/provider/undelivered.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return undeliveredPage(provider, parseQuery(request, AfterQuery).after)
}

/** Emails and text messages that failed, each with the reason and a button to resend it. */
export default function UndeliveredMail() {
  const { messages, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <div className="page">
      <PageTitle
        title="Email and texts"
        lead={messages.length > 0 && 'Not delivered. Resending issues a new link or code; the old one stops working.'}
      />
      <div className="mt-6">
        {messages.length === 0 && (
          <EmptyState title="No failed messages." hint="Emails and text messages that fail show up here." />
        )}
        {messages.length > 0 && (
          <ul className="sheet divide-y divide-base-300">
            {messages.map((message) => (
              <li key={message.id} className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
                <UndeliveredMessage message={message} />
                <div className="sm:self-center">
                  {message.isRepeatable ? (
                    <Form method="post" action={providerPaths.repeatedDelivery(message.id) + search} preventScrollReset>
                      <SubmitButton look="outline" action={providerPaths.repeatedDelivery(message.id) + search}>
                        Resend
                        <span className="sr-only"> to {message.recipient}</span>
                      </SubmitButton>
                    </Form>
                  ) : (
                    <p className="text-sm text-quiet sm:max-w-40">The text is no longer available.</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        <Pager to={next && providerPaths.undelivered(next)} label="Show more" />
      </div>
    </div>
  )
}

function UndeliveredMessage({ message }: { message: UndeliveredRow }) {
  const { kind, recipient, subject, written, attempts, retryAt, reason, technical } = message
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">{recipient}</p>
        <Status tone={retryAt ? 'waiting' : 'refused'} label={retryAt ? 'Waiting' : 'Failed'} />
      </div>
      <p className="break-words">
        {kind}
        {subject && <span className="text-quiet">: {subject}</span>}
      </p>
      <p className="text-sm text-quiet">
        Written {written}. {pluralize(attempts, 'attempt')}
        {retryAt && `, the next one ${retryAt}`}.
      </p>
      <p className="mt-2">{reason}</p>
      {technical && <p className="text-sm break-words text-quiet">{technical}</p>}
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Email and texts')]
