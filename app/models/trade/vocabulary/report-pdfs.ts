/** What was recorded of a booked vehicle, on paper: all of it, or what is new at its return. */
export const REPORT_PDFS = ['inspection-report.pdf', 'loss-and-damage.pdf'] as const

export type ReportPdfName = (typeof REPORT_PDFS)[number]
