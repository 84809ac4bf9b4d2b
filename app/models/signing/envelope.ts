import type { AgreementText } from './agreement-text'

type Written = { text: AgreementText; textSha256: string; signerTitle: string }

/** Values for the text fields of the DocuSign template, by label; DocuSign ignores labels that the template lacks. */
export function envelopeFields({ text, textSha256, signerTitle }: Written): Record<string, string> {
  const lineOf = (lines: AgreementText['sums'], label: string) => lines.find(([name]) => name === label)?.[1] ?? ''
  const [order = ''] = text.lead.split(',', 1)
  return {
    OrderNumber: order.replace(/^Order /, ''),
    Production: lineOf(text.parties, 'Production'),
    Company: text.company,
    SignerTitle: signerTitle,
    Vehicles: text.vehicles.map(({ title, days, price }) => `${title}, ${days}, ${price}`).join('\n'),
    SubTotal: lineOf(text.sums, 'Sub Total'),
    Total: lineOf(text.sums, 'Total'),
    TextHash: textSha256,
  }
}

const MINUTE_MS = 60_000
/** DocuSign does not allow polling an envelope more often. */
const SOONEST_MS = 20 * MINUTE_MS
const LATEST_MS = 6 * 60 * MINUTE_MS

/** When to poll an envelope next: less often the longer it waits. Webhooks usually come first. */
export function nextPoll({ sentAt, now }: { sentAt: Date; now: Date }): Date {
  const waited = now.getTime() - sentAt.getTime()
  return new Date(now.getTime() + Math.min(Math.max(waited / 4, SOONEST_MS), LATEST_MS))
}

/** When to retry after this many consecutive failures; `wanted`: seconds from a Retry-After header. */
export function retryAt({ attempts, wanted, now }: { attempts: number; wanted: number | null; now: Date }): Date {
  const pause = wanted === null ? MINUTE_MS * 2 ** Math.min(attempts - 1, 20) : wanted * 1000
  return new Date(now.getTime() + Math.min(pause, LATEST_MS))
}
