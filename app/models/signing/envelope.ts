import type { AgreementText } from './agreement-text'

type Written = { text: AgreementText; textSha256: string; signerTitle: string }

/** The text fields of the template in DocuSign by their label; one that the template does not have is left out there. */
export function envelopeFields({ text, textSha256, signerTitle }: Written): Record<string, string> {
  const said = (lines: AgreementText['sums'], label: string) => lines.find(([name]) => name === label)?.[1] ?? ''
  const [order = ''] = text.lead.split(',', 1)
  return {
    OrderNumber: order.replace(/^Order /, ''),
    Production: said(text.parties, 'Production'),
    Company: text.company,
    SignerTitle: signerTitle,
    Vehicles: text.vehicles.map(({ title, days, price }) => `${title}, ${days}, ${price}`).join('\n'),
    SubTotal: said(text.sums, 'Sub Total'),
    Total: said(text.sums, 'Total'),
    TextHash: textSha256,
  }
}

const MINUTE_MS = 60_000
/** DocuSign allows no more frequent polls of one envelope. */
const SOONEST_MS = 20 * MINUTE_MS
const LATEST_MS = 6 * 60 * MINUTE_MS

/** When to poll an envelope next. Webhooks usually come first, so the longer it waits, the less often. */
export function nextPoll({ sentAt, now }: { sentAt: Date; now: Date }): Date {
  const waited = now.getTime() - sentAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(waited / 4, SOONEST_MS), LATEST_MS))
}

/** When to retry after so many failed attempts in a row; `wanted` is the Retry-After of the other side, in seconds. */
export function retryAt({ attempts, wanted, now }: { attempts: number; wanted: number | null; now: Date }): Date {
  const pause = wanted === null ? MINUTE_MS * 2 ** Math.min(attempts - 1, 20) : wanted * 1000
  return new Date(now.getTime() + Math.min(pause, LATEST_MS))
}
