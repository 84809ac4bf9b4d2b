import type { RouteConfig } from '@remix-run/route-config'
import * as accounts from './routes/accounts/table'
import * as billing from './routes/billing/table'
import * as booking from './routes/booking/table'
import * as crew from './routes/crew/table'
import * as deals from './routes/deals/table'
import * as documents from './routes/documents/table'
import * as fleet from './routes/fleet/table'
import * as lists from './routes/lists/table'
import * as orderPage from './routes/order-page/table'
import * as orders from './routes/orders/table'
import * as owner from './routes/owner/table'
import * as pickup from './routes/pickup/table'
import * as projects from './routes/projects/table'
import * as provider from './routes/provider/table'
import * as search from './routes/search/table'
import * as shell from './routes/shell/table'
import * as signing from './routes/signing/table'
import * as today from './routes/today/table'

/** The URL table: every address of the product, one table per domain, nested as the pages are rendered. */
export default [
  ...shell.routes,
  ...accounts.routes,
  ...fleet.routes,
  ...search.routes,
  ...crew.routes,
  ...deals.routes,
  ...signing.routes,
  ...lists.routes(crew.removedVehiclesDialogs),
  ...orders.routes,
  ...booking.routes(billing.cartDialogs),
  ...pickup.routes,
  ...billing.routes,
  ...documents.routes,
  ...owner.routes(pickup.ownerOrderDialogs),
  ...orderPage.routes([
    ...signing.orderDialogs,
    ...orders.orderDialogs,
    ...pickup.orderDialogs,
    ...billing.orderDialogs,
  ]),
  ...projects.routes([
    ...crew.projectDialogs,
    ...deals.projectDialogs,
    ...lists.projectDialogs,
    ...booking.projectDialogs,
    ...pickup.projectDialogs,
  ]),
  ...provider.routes(pickup.deskOrderDialogs),
  ...today.routes,
] satisfies RouteConfig
