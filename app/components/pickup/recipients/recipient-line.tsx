import { Form } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/status'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { Recipients } from '~/services/pickup/recipients/all-recipients.server'

interface RecipientLineProps extends Pick<Recipients, 'order' | 'project'> {
  recipient: Recipients['recipients'][number]
}

/** Somebody who was sent the pickup details, what came of it, and what may be done about it. */
export function RecipientLine({ order, project, recipient }: RecipientLineProps) {
  const at = [order.id, project.id, project.title, recipient.id] as const
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-base-300 py-3 first:border-0">
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold break-words">{recipient.name}</p>
        <p className="text-sm break-words text-quiet">
          {recipient.email}, <span className="figure whitespace-nowrap">{recipient.phone}</span>
        </p>
        <p className="text-sm text-quiet">Sent {recipient.sentAt}</p>
      </div>
      <Status {...recipient.status} />
      {!order.isOver && (
        <div className="-mr-2 ml-auto flex">
          <Form method="post" action={pickupPaths.recipientAct(...at, 'link')} replace>
            <button type="submit" className="tap link px-2 text-sm">
              Resend<span className="sr-only"> to {recipient.name}</span>
            </button>
          </Form>
          {!recipient.isRevoked && (
            <Form method="post" action={pickupPaths.recipientAct(...at, 'revocation')} replace>
              <button type="submit" className="tap link px-2 text-sm">
                Revoke<span className="sr-only"> the link for {recipient.name}</span>
              </button>
            </Form>
          )}
        </div>
      )}
    </li>
  )
}
