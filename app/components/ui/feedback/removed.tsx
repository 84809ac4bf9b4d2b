import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'

interface RemovedProps {
  id?: string
  /** The name of what was removed. */
  title: string
  /** The address that restores it. */
  undo: string
}

/** Replaces something that was just removed, with an Undo button. */
export function Removed({ id, title, undo }: RemovedProps) {
  return (
    <article
      id={id}
      aria-label={`Removed: ${title}`}
      data-nav-item=""
      className="empty scroll-mt-14 content-center self-start"
    >
      <p className="text-quiet">{title}</p>
      <Form method="post" action={undo} className="flex items-center gap-3" preventScrollReset>
        <p className="font-semibold">Removed.</p>
        <SubmitButton look="outline" action={undo}>
          Undo<span className="sr-only"> the removal of {title}</span>
        </SubmitButton>
      </Form>
    </article>
  )
}
