import type { InquiryAnswer } from '~/models/trade/vocabulary/inquiry-answers'
import { ownPaths } from '../own-path'
import { withQuery } from '../path-parts'

/** The addresses of orders and inquiries at the desk of the staff: a file that nobody else's pages load. */
export const deskPaths = ownPaths({
  /** All orders, as far as they answer a filter. */
  orders: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/orders', filter),
  order: (orderId: number) => `/provider/orders/${orderId}`,
  paymentNote: (orderId: number) => `/provider/orders/${orderId}/payment-note`,
  /** Inquiries that wait for an answer: a page of those that wait for one side. */
  inquiries: (tab?: string, after?: string) => withQuery('/provider/inquiries', { tab, after }),
  inquiry: (inquiryId: string) => `/provider/inquiries/${inquiryId}`,
  answer: (inquiryId: string, answer: InquiryAnswer) => `/provider/inquiries/${inquiryId}/${answer}`,
})
