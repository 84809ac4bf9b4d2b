import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { GivenUpNote } from '~/components/provider/given-up-note'
import { SignUpList } from '~/components/provider/sign-up-list'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { PageTitle } from '~/components/ui/page-title'
import { signUpTab } from '~/models/accounts/sign-up-requests'
import { SignUpsQuery } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/parse.server'
import { requireProvider } from '~/server/session/require.server'
import { countGivenUp } from '~/services/provider/mail/undelivered-page.server'
import { signUpsPage } from '~/services/provider/sign-ups-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const query = parseQuery(request, SignUpsQuery)
  const tab = signUpTab(query.tab)
  const page = await signUpsPage(provider, tab, query.after)
  return { tab, ...page, givenUp: await countGivenUp(provider) }
}

export default function Provider() {
  const { givenUp, ...requests } = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <PageTitle title="Requests" lead={leadOf(requests.open)} />
          <GivenUpNote count={givenUp} />
          <div className="mt-5">
            <SignUpList {...requests} search={useLocation().search} />
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

function leadOf(open: number): string {
  if (open === 0) return 'No requests waiting'
  return open === 1 ? '1 request waiting' : `${open} requests waiting`
}

export const meta: MetaFunction = () => [titled('Requests')]

/** After a refusal too: somebody else may have decided since the page was made. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
