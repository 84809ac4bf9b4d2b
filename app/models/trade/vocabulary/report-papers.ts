/** What was recorded of a booked vehicle, on paper: all of it, or what is new at its return. */
export const REPORT_PAPERS = ['inspection-report.pdf', 'loss-and-damage.pdf'] as const

export type ReportPaperName = (typeof REPORT_PAPERS)[number]
