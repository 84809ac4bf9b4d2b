import { firstAndMore } from '~/models/trade/format/text'
import type { Tone } from '~/models/trade/vocabulary/option'

/** A message about an order. `name`: the recipient's, if they have an account; `reason`: why it is not delivered. */
export type SentMessage = {
  id: string
  recipient: string
  name: string | null
  subject: string
  written: string
  state: { label: string; tone: Tone }
  reason: string | null
}

/** Messages of one row, which have the subject, the time and the state in common. */
export type MessageRow = Pick<SentMessage, 'id' | 'subject' | 'written' | 'state' | 'reason'> & {
  to: string
  /** Their addresses if there are several. */
  recipients: string[]
}

/** Messages sent together as one row, where the first of them is; those that are not delivered each as their own. */
export function messageRows(messages: readonly SentMessage[]): MessageRow[] {
  const groups = new Map<string, SentMessage[]>()
  for (const message of messages) {
    const { id, subject, written, state, reason } = message
    const key = JSON.stringify(reason ? [id] : [subject, written, state.label])
    groups.set(key, [...(groups.get(key) ?? []), message])
  }
  return [...groups.values()].flatMap(rowOf)
}

function rowOf(group: readonly SentMessage[]): MessageRow[] {
  const [first, ...others] = group
  if (!first) return []
  const { id, subject, written, state, reason, name, recipient } = first
  const row = { id, subject, written, state, reason }
  if (others.length === 0) return [{ ...row, to: name ? `${name}, ${recipient}` : recipient, recipients: [] }]
  const sorted = [...group].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
  return [{ ...row, to: firstAndMore(sorted.map(nameOf), 2), recipients: sorted.map((each) => each.recipient) }]
}

const nameOf = ({ name, recipient }: SentMessage) => name || recipient
