import { flatRoutes } from '@remix-run/fs-routes'
import type { RouteConfig } from '@remix-run/route-config'

/** The URL table is app/routes itself: one flat file per address, its name is the URL. */
export default flatRoutes() satisfies RouteConfig
