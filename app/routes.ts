import { flatRoutes } from '@remix-run/fs-routes'
import { type RouteConfig, route } from '@remix-run/route-config'

/** Pages that stand at a second address besides the one their file is named after. */
const SECOND_ADDRESSES = [route('home', 'routes/_index.tsx', { id: 'routes/home', index: true })]

/** The URL table is app/routes itself: one flat file per address, its name is the URL. */
export default [...(await flatRoutes()), ...SECOND_ADDRESSES] satisfies RouteConfig
