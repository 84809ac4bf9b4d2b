import type { ThreadState } from '~/models/deals/inbox'
import { BAR_TEXTS, type BarState } from '~/models/orders/board/bars'

/** How the days of an inquiry are marked in the owner's calendars, in the order of the legend. */
export const INQUIRY_MARKS = ['answer', 'agreed', 'inquired'] as const satisfies readonly BarState[]
export type InquiryMark = (typeof INQUIRY_MARKS)[number]

/** Inquiries that are over or ordered are not marked. */
export const MARK_OF_THREAD: Partial<Record<ThreadState, InquiryMark>> = {
  toAnswer: 'answer',
  waiting: 'inquired',
  agreed: 'agreed',
}

/** In the calendar of a vehicle: `label` in its legend, `after` a day, before the production, `look` as its classes. */
export const MARK_TEXTS: Record<InquiryMark, { label: string; after: string; look: string }> = {
  answer: { label: BAR_TEXTS.answer.label, after: 'waiting for your answer to', look: 'is-answer' },
  inquired: { label: BAR_TEXTS.inquired.label, after: 'inquired about by', look: 'is-inquired' },
  agreed: { label: BAR_TEXTS.agreed.label, after: 'agreed with', look: 'is-agreed' },
}
