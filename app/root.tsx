import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { DeferredFeatures } from '~/components/shell/deferred/deferred-features'
import { EmailedPage } from '~/components/shell/emailed-page'
import { errorTitle, RequestFailed } from '~/components/shell/error-page'
import { readPageHandle, useNonce } from '~/components/shell/page-handle'
import { Shell } from '~/components/shell/shell'
import { Toast } from '~/components/ui/feedback/toast'
import { navigationFor } from '~/models/trade/addresses/landing'
import { visitorNavigation } from '~/models/trade/addresses/navigation'
import { personName } from '~/models/trade/fields/person'
import { PRODUCT, titled } from '~/models/trade/product'
import { takeToast } from '~/server/http/route.server'
import { findRememberedForm } from '~/server/session/remembered-form.server'
import { countCart, findAccount, hasShortcuts } from '~/server/session/require.server'
import { countTasks } from '~/services/today/current-tasks.server'
import appStyles from './app.css?url'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  const { toast, headers } = await takeToast(request)
  const counts = { vehicle: await countCart(request), task: 0, offer: 0, ...(account && (await countTasks(account))) }
  const rememberedForm = account ? await findRememberedForm(request, account.id) : null
  const person = account && { name: personName(account) || account.email, role: account.role }
  // on the server, so that the browser does not need the permission rules
  const navigation = person && navigationFor(person)
  // a plain flag, so that the shortcut script does not need to know the rule
  const hasKeys = await hasShortcuts(request)
  return data({ person, navigation, counts, toast, rememberedForm, hasKeys }, { headers })
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { hydrates, enhancement, isIndexed, hasDialog } = readPageHandle(useMatches())
  const known = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#272d39" />
        {(!isIndexed || known?.person) && <meta name="robots" content="noindex" />}
        {hasDialog && <link {...WAITS_FOR_PAGE_END} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasDialog && <span id="page-end" hidden />}
        {enhancement && <script type="module" src={enhancement} nonce={nonce} />}
        {hydrates && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <DeferredFeatures loadPalette={loadPalette} />
          </>
        )}
      </body>
    </html>
  )
}

/** Painted in parts, a dialog in the middle of the screen would grow and move while the document arrives. */
const WAITS_FOR_PAGE_END = { rel: 'expect', href: '#page-end', blocking: 'render' }

/** On demand: few people open it. */
const loadPalette = () => import('~/components/today/command-palette')

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary() {
  const { failure: Failure = RequestFailed } = readPageHandle(useMatches())
  return (
    <Page>
      <Failure />
    </Page>
  )
}

/** The frame that the page's handle asks for, and the pending toast. */
function Page({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const known = useRouteLoaderData<typeof loader>('root')
  const handle = readPageHandle(useMatches())
  const frame = known?.person ? handle.frame : handle.guestFrame
  const content = (
    <>
      {handle.showsToast && <Toast message={known?.toast} />}
      {children}
    </>
  )
  if (frame === 'bare') return content
  if (frame === 'emailed') return <EmailedPage back={handle.back}>{content}</EmailedPage>
  return (
    <Shell
      navigation={known?.navigation ?? visitorNavigation(handle.isDeadEnd ? undefined : pathname + search)}
      counts={known?.counts}
    >
      {content}
    </Shell>
  )
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: appStyles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: MetaFunction = ({ error }) => [error ? titled(errorTitle(error)) : { title: PRODUCT }]
