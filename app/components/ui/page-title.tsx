import type { ReactNode } from 'react'

interface PageTitleProps {
  title: ReactNode
  /** A sentence under the title. */
  lead?: ReactNode
  /** A Status beside the title. */
  status?: ReactNode
  /** Buttons at the right, below on small screens. */
  actions?: ReactNode
}

/** The one title of a page. */
export function PageTitle({ title, lead, status, actions }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl">{title}</h1>
          {status}
        </div>
        {lead && <p className="mt-1 max-w-2xl text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full">{actions}</div>}
    </div>
  )
}
