import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { UndeliveredList } from '~/components/provider/undelivered-list'
import { Pager } from '~/components/ui/navigation/pager'
import { PageTitle } from '~/components/ui/page-title'
import { UndeliveredQuery } from '~/models/trade/addresses/params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/parse.server'
import { requireProvider } from '~/server/session/require.server'
import { undeliveredPage } from '~/services/provider/mail/undelivered-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return undeliveredPage(provider, parseQuery(request, UndeliveredQuery).after)
}

export default function UndeliveredMail() {
  const { letters, next } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <div className="page">
      <PageTitle
        title="Email"
        lead="Emails and text messages that weren't delivered. Resending issues a new link or code; the old one stops working."
      />
      <div className="mt-6">
        <UndeliveredList letters={letters} search={search} />
        <Pager to={next && providerPaths.undelivered(next)} label="Show more" />
      </div>
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Email')]
