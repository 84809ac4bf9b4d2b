import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import { Shell } from '~/components/shell/shell'
import { navigationFor } from '~/models/trade/addresses/landing'

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell navigation={navigationFor({ name: 'Dana Whitlock', role: 'backlot_renter_application_admin' })}>
          <Outlet />
        </Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
