import type { ReactNode } from 'react'
import { push, slideId } from '~/components/ui/carousel'
import { Icon } from '~/components/ui/icon'

interface SteppedRowProps {
  /** Unique on the page. */
  id: string
  label: string
  /** What it shows, for screen readers: 'photos'. */
  what: string
  /** How many are side by side, by the width of the window; the style sheet has the widths for the class. */
  shown: readonly number[]
  className: string
  items: readonly { id: string; content: ReactNode }[]
}

/** A row that scrolls sideways by as many items as are shown; arrows once there are more. */
export function SteppedRow({ id, label, what, shown, className, items }: SteppedRowProps) {
  const count = items.length
  return (
    <ul className={`strip stepped-row ${className}`} aria-label={label} {...(count > 1 ? SCROLLABLE : {})}>
      {items.map((item, index) => (
        <li className="relative" id={slideId(id, index)} key={item.id}>
          {item.content}
          {shown
            .filter((many) => index % many === 0 && index > 0)
            .map((many) => (
              <Arrow key={many} to={slideId(id, index - many)} what={what} className={`left-0 at-${many}`} />
            ))}
          <NextArrow {...{ id, index, count, shown, what }} />
        </li>
      ))}
    </ul>
  )
}

type NextArrowProps = Pick<SteppedRowProps, 'id' | 'shown' | 'what'> & { index: number; count: number }

/** At the last item shown, for each width at which it is the last one. */
function NextArrow({ id, index, count, shown, what }: NextArrowProps) {
  const widths = shown.filter((many) => (index + 1) % many === 0 && index + 1 < count)
  if (widths.length === 0) return null
  const at = widths.map((many) => `at-${many}`).join(' ')
  return <Arrow to={slideId(id, index + 1)} what={what} className={`right-0 ${at}`} isNext />
}

type ArrowProps = { to: string; what: string; className: string; isNext?: boolean }

function Arrow({ to, what, className, isNext = false }: ArrowProps) {
  return (
    <a className={`photo-step ${className}`} href={`#${to}`} onClick={push} tabIndex={-1}>
      <Icon name={isNext ? 'right' : 'left'} />
      <span className="sr-only">
        {isNext ? 'Next' : 'Previous'} {what}
      </span>
    </a>
  )
}

// A strip that scrolls has to be reachable by keyboard.
const SCROLLABLE = { tabIndex: 0 }
