import { OUTLINES } from '~/models/pickup/inspection/outlines'
import type { ObservationPoint, PhotoType, VehiclePart } from '~/models/trade/vocabulary/inspections'

interface DamageOutlineProps {
  kind: PhotoType
  view: ObservationPoint
  chosen: string | undefined
  /** The form with this part chosen. */
  addressOf: (part: VehiclePart) => string
}

/** The vehicle as it is seen from there, to tap a part of. The choices below say the same in words, to keyboards and readers. */
export function DamageOutline({ kind, view, chosen, addressOf }: DamageOutlineProps) {
  const outline = OUTLINES[kind][view]
  if (!outline) return null
  const { width, height, shapes, isMirrored } = outline
  return (
    <svg className="outline-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={isMirrored ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        {shapes.map(([part, path]) => (
          <a
            key={part}
            href={addressOf(part)}
            tabIndex={-1}
            aria-current={part === chosen ? 'true' : undefined}
            data-choose-part={part}
          >
            <path d={path} />
          </a>
        ))}
      </g>
    </svg>
  )
}
