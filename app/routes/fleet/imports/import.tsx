import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { ImportScreen } from '~/components/fleet/import/import-screen'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { AfterQuery, ImportParams } from '~/models/trade/addresses/params'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { importPage } from '~/services/fleet/import/import-pages.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { importId } = parseParams(params, ImportParams)
  return importPage(account, importId, parseQuery(request, AfterQuery).after)
}

export default function Import() {
  return (
    <>
      <InertBehindDialog>
        <ImportScreen view={useLoaderData<typeof loader>()} />
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.fileName ?? 'Import')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
