import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'

interface OutboxMessageProps {
  kind: string
  recipient: string
  subject: string
  bodyText: string
  sentAt: string
  isOpen: boolean
}

/** One mail or text message as its reader gets it, with its links ready to follow. */
export function OutboxMessage({ kind, recipient, subject, bodyText, sentAt, isOpen }: OutboxMessageProps) {
  return (
    <details className="sheet" open={isOpen}>
      <summary className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 px-5 py-3">
        <Icon name={kind === 'sms' ? 'phone' : 'mail'} />
        <span className="min-w-0 grow font-semibold">{subject || 'Text message'}</span>
        <span className="text-sm text-quiet">
          to {recipient}, {sentAt}
        </span>
      </summary>
      <p className="border-t border-base-300 px-5 py-4 whitespace-pre-line">{withLinks(bodyText)}</p>
    </details>
  )
}

/** Every second part is an address, because that is what the text is split at. */
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
