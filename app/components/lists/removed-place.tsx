import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/submit-button'
import { listPaths } from '~/models/trade/paths/lists'

interface RemovedPlaceProps {
  projectId: string
  cardId: string
  /** Of the vehicle that stood here. */
  title: string
}

/** What a removed vehicle leaves on the page it was removed on, until that is left: the way back. */
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
