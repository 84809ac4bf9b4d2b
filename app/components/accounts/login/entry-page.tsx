import type { ReactNode } from 'react'
import { Logo } from '~/components/shell/shell'
import { Photo, type Picture } from '~/components/ui/photo'

interface EntryPageProps {
  /** Decorative photos for wide screens, at most six. */
  fleet: readonly Picture[]
  children: ReactNode
}

/** The entry screen: the current view at reading width, with fleet photos beside it on wide screens. */
export function EntryPage({ fleet, children }: EntryPageProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.15fr]">
      <main id="main" className="mx-auto flex w-full max-w-md flex-col justify-center px-5 py-8">
        <Logo className="mb-8 text-xl" />
        {children}
      </main>
      <div className="hidden content-center bg-neutral p-10 lg:grid" aria-hidden="true">
        <div className="grid grid-cols-2 gap-4">
          {fleet.map((picture) => (
            <Photo
              key={picture.url640}
              picture={picture}
              alt=""
              sizes="(min-width: 64rem) 26vw, 1px"
              className="rounded-box"
            />
          ))}
        </div>
      </div>
    </div>
  )
}
