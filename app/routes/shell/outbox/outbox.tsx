import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OutboxMessage } from '~/components/shell/pages/outbox-message'
import { EmptyState, PageTitle } from '~/components/ui/page'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { outboxPage } from '~/server/outbox/outbox-page.server'

export async function loader() {
  const messages = await outboxPage()
  return messages.map(({ createdAt, ...message }) => ({
    ...message,
    sentAt: formatInstant(createdAt, HOME_ZONE, now()),
  }))
}

export default function Outbox() {
  const messages = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle
        title="Outbox"
        lead="Emails and text messages from this demo, newest first. Nothing leaves this machine."
      />
      <div className="mt-6 grid gap-3">
        {messages.map((message, index) => (
          <OutboxMessage key={message.id} {...message} isOpen={index === 0} />
        ))}
        {messages.length === 0 && (
          <EmptyState title="No emails yet." hint="Send an inquiry or place an order, and its email shows up here." />
        )}
      </div>
    </div>
  )
}

export const handle = { hydrate: false }
export const meta: MetaFunction = () => [titled('Outbox')]
