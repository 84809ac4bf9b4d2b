import { Photo } from '~/components/ui/photo'
import { externalPicture } from '~/models/lists/external/external-picture'
import { SteppedRow } from './stepped-row'

interface PhotoRowProps {
  projectId: string
  cardId: string
  /** The vehicle. */
  title: string
  photoIds: readonly string[]
}

/** The photos of an external vehicle. */
export function PhotoRow({ projectId, cardId, title, photoIds }: PhotoRowProps) {
  if (photoIds.length === 0) return null
  const items = photoIds.map((id, index) => ({
    id,
    content: <Photo picture={externalPicture(projectId, id)} alt={`${title}, photo ${index + 1}`} isLater />,
  }))
  return (
    <SteppedRow
      id={`photos-${cardId}`}
      label={`Photos of ${title}`}
      what="photos"
      shown={[7, 5, 3, 1]}
      className="photo-row"
      items={items}
    />
  )
}
