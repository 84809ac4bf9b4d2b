import { Removed } from '~/components/ui/feedback/removed'
import { listPaths } from '~/models/trade/paths/lists'

interface RemovedPlaceProps {
  projectId: string
  cardId: string
  /** The title of the removed vehicle. */
  title: string
}

/** Replaces a vehicle that was removed on this page, with an Undo button, until the page is left. */
export default function RemovedPlace({ projectId, cardId, title }: RemovedPlaceProps) {
  return <Removed id={`card-${cardId}`} title={title} undo={listPaths.vehicleRestoration(projectId, cardId)} />
}
