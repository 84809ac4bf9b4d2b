import type { TimelineEntry } from '~/models/deals/timeline/timeline'
import { formatCents } from '~/models/trade/money'

/** An entry of a timeline for a PDF: who did what and when; and what was written with it, '' if nothing. */
export function timelineLines({ when, who, what, amount, text, behalf }: TimelineEntry): {
  head: string
  text: string
} {
  const did = [what, amount === null ? '' : `${formatCents(amount)} before tax`].filter(Boolean).join(', ')
  const head = [[when, who].filter(Boolean).join(', '), did].filter(Boolean).join(': ')
  return { head, text: [text.map((part) => part.text).join(''), behalf].filter(Boolean).join('\n') }
}
