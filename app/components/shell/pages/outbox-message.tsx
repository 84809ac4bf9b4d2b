import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import { shellPaths } from '~/models/trade/paths/shell'
import type { MessageKind } from '~/models/trade/vocabulary/messages'

interface OutboxMessageProps {
  id: string
  kind: MessageKind
  recipient: string
  subject: string
  bodyText: string
  hasHtml: boolean
  sentAt: string
  isOpen: boolean
}

/** An email or text message as its recipient sees it, with working links. */
export function OutboxMessage(message: OutboxMessageProps) {
  const { id, kind, recipient, subject, bodyText, hasHtml, sentAt, isOpen } = message
  return (
    <details className="sheet" open={isOpen}>
      <summary className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 px-5 py-3">
        <Icon name={kind === 'sms' ? 'phone' : 'mail'} />
        <span className="min-w-0 grow basis-52 font-semibold">{subject || 'Text message'}</span>
        <span className="text-sm text-quiet">
          to {recipient}, {sentAt}
        </span>
      </summary>
      <div className={`grid border-t border-base-300 ${hasHtml ? 'lg:grid-cols-2' : ''}`}>
        <p className="px-5 py-4 whitespace-pre-line">{withLinks(bodyText)}</p>
        {hasHtml && (
          <iframe
            title={`${subject}, as HTML`}
            src={shellPaths.outboxMail(id)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            className="h-96 w-full border-t border-base-300 lg:h-full lg:min-h-80 lg:border-t-0 lg:border-l"
          />
        )}
      </div>
    </details>
  )
}

/** Every second part is an address, because the text is split at addresses. */
function withLinks(text: string) {
  const [start, ...rest] = text.split(/(https?:\/\/\S+)/)
  const linked: ReactNode[] = [start]
  for (let index = 0; index < rest.length; index += 2) {
    const address = rest[index]
    linked.push(
      <a key={index} className="link break-all" href={address}>
        {address}
      </a>,
      rest[index + 1],
    )
  }
  return linked
}
