import { orderPaths } from '~/models/trade/paths/orders'
import { type OwnPath, withSearch } from '~/models/trade/paths/own-path'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { projectPaths } from '~/models/trade/paths/projects'
import type { RecipientActionKind } from '~/models/trade/vocabulary/inspections'

/** As in the address: with a name over the order's page, without over the project's lists. */
export type RecipientsRef = { orderId: number; projectId: string; name?: string | undefined }

/** Addresses of the recipients of an order's pickup details; `view`: the query of the project's lists. */
export function recipientAddresses({ orderId, projectId, name }: RecipientsRef, view = '') {
  if (name !== undefined) {
    return {
      back: orderPaths.orderDetails(orderId, projectId, name),
      backLabel: 'Back to the order',
      recipients: pickupPaths.pickupRecipients(orderId, projectId, name),
      filled: (to: string): OwnPath => pickupPaths.pickupRecipients(orderId, projectId, name, to),
      kind: (recipientId: string, kind: RecipientActionKind): OwnPath =>
        pickupPaths.recipientAction(orderId, projectId, name, recipientId, kind),
    }
  }
  return {
    back: withSearch(projectPaths.projectList(projectId), view),
    backLabel: 'Back to the project',
    recipients: withSearch(pickupPaths.recipientsInProject(projectId, orderId), view),
    filled: (to: string): OwnPath =>
      withSearch(pickupPaths.recipientsInProject(projectId, orderId, to), view.replace('?', '&')),
    kind: (recipientId: string, kind: RecipientActionKind): OwnPath =>
      withSearch(pickupPaths.recipientActionInProject(projectId, orderId, recipientId, kind), view),
  }
}
