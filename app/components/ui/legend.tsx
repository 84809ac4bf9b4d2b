import { Icon } from './icon'

/** In front of the keys of a chart: phones show them once it is opened, which the chart's styles do. */
export function LegendFold() {
  return (
    <details className="legend-fold no-print md:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-3">
        Legend
        <Icon name="down" className="turns w-4!" />
      </summary>
    </details>
  )
}
