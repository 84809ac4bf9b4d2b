import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '../button'

/** The buttons of a form on its own page, with Cancel beside them. */
export function FormFoot({ back, children }: { back: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Link className={`${BUTTON_CLASS.outline} max-sm:w-full`} to={back}>
        Cancel
      </Link>
    </div>
  )
}
