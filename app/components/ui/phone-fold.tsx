import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'

interface PhoneFoldProps {
  icon: IconName
  /** What the children contain or are set to; the line closes when it changes. */
  text: string
  /** Open at first, such as for a problem in it. */
  isOpen?: boolean
  children: ReactNode
}

/**
 * On phones, a line that shows the children once it is opened; on wider screens they are always there. They also show
 * if the address leads to one of them. A `details`, so it needs no script.
 */
export function PhoneFold({ icon, text, isOpen = false, children }: PhoneFoldProps) {
  return (
    <>
      <details key={text} open={isOpen} className="peer sheet md:hidden">
        <summary className="flex min-h-12 items-center gap-3 px-3">
          <Icon name={icon} />
          <span className="min-w-0 grow truncate">{text}</span>
          <Icon name="down" className="turns w-4!" />
        </summary>
      </details>
      <div className="max-md:peer-open:mt-2 max-md:peer-[:not([open])]:not-has-[:target]:hidden">{children}</div>
    </>
  )
}
