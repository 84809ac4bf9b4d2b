import type { ReactNode } from 'react'

/** The button of a checkout form. On phones it stays in view while the form is scrolled. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-base-300 bg-base-100 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-5 max-sm:-mb-5 max-sm:rounded-b-box max-sm:p-3 sm:col-span-2 sm:pt-5">
      {children}
    </div>
  )
}
