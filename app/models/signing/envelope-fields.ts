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
