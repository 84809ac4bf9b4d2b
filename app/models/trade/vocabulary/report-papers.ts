/** What was recorded of a booked vehicle, on paper. */
export const REPORT_PAPERS = ['inspection-report.pdf'] as const

export type ReportPaperName = (typeof REPORT_PAPERS)[number]
