import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { listPaths } from '~/models/trade/paths/lists'

interface RemovedPlaceProps {
  projectId: string
  cardId: string
  /** The title of the removed vehicle. */
  title: string
}

/** Replaces a vehicle that was removed on this page, with an Undo button, until the page is left. */
export function RemovedPlace({ projectId, cardId, title }: RemovedPlaceProps) {
  return (
    <article
      id={`card-${cardId}`}
      aria-label={`Removed: ${title}`}
      data-nav-item=""
      className="empty scroll-mt-14 content-center self-start"
    >
      <p className="text-quiet">{title}</p>
      <Form
        method="post"
        action={listPaths.vehicleRestoration(projectId, cardId)}
        className="flex items-center gap-3"
        preventScrollReset
      >
        <p className="font-semibold">Removed.</p>
        <SubmitButton look="outline" action={listPaths.vehicleRestoration(projectId, cardId)}>
          Undo<span className="sr-only"> the removal of {title}</span>
        </SubmitButton>
      </Form>
    </article>
  )
}
