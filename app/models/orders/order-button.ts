import { mayOpen } from '~/models/trade/access/permissions'
import { orderPaths } from '~/models/trade/paths/orders'
import { projectPaths } from '~/models/trade/paths/projects'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'

type Order = { orderId: number; project: { id: string; title: string }; origin: string }

/** The button of an email about an order: to the order, or to its project for members who may not open orders. */
export function orderButton(role: ApplicationRole, { orderId, project, origin }: Order) {
  return mayOpen('orders', role)
    ? { href: `${origin}${orderPaths.orderDetails(orderId, project.id, project.title)}` }
    : { href: `${origin}${projectPaths.projectList(project.id)}`, label: 'Open the project' }
}
