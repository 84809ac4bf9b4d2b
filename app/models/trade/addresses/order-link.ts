import { mayOpen } from '../access/permissions'
import { orderPaths } from '../paths/orders'
import type { OwnPath } from '../paths/own-path'
import { projectPaths } from '../paths/projects'
import type { ApplicationRole } from '../vocabulary/accounts'

type Order = { orderId: number; project: { id: string; title: string } }

/** Where members go for an order: its page, or its project if their role may not open orders. */
export function orderDestination(role: ApplicationRole, { orderId, project }: Order): { to: OwnPath; name: string } {
  return mayOpen('orders', role)
    ? { to: orderPaths.orderDetails(orderId, project.id, project.title), name: 'the order' }
    : { to: projectPaths.projectList(project.id), name: 'the project' }
}

/** The same for a page that no longer exists. */
export function orderLink(role: ApplicationRole, order: Order) {
  const { to, name } = orderDestination(role, order)
  return { to, label: `Go to ${name}` }
}

/** The button of an email about an order; it gets its own label if it leads to the project. */
export function orderButton(role: ApplicationRole, order: Order & { origin: string }) {
  const { to, name } = orderDestination(role, order)
  const href = `${order.origin}${to}`
  return mayOpen('orders', role) ? { href } : { href, label: `Open ${name}` }
}
