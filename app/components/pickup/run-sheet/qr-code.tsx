import type { RunSheetView } from '~/services/pickup/require-run-sheet.server'

interface QrCodeProps {
  code: RunSheetView['page']
  /** Where it leads, for whom cannot see it. */
  label: string
  caption: string
}

/** Black on white whatever the page's colours are: cameras want it so. */
export function QrCode({ code: { size, path }, label, caption }: QrCodeProps) {
  return (
    <figure className="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code: ${label}`} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
