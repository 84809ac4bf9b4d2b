/** What an inquiry can be answered with, as addresses say it. */
export const INQUIRY_ANSWERS = ['acceptance', 'negotiation', 'decline'] as const

export type InquiryAnswer = (typeof INQUIRY_ANSWERS)[number]
