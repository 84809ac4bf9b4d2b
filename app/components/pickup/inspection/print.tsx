import type { InspectionAddresses } from '~/models/pickup/inspection-addresses'
import { WARNING_TEXTS } from '~/models/pickup/inspection-messages'
import type { InspectionPhotoView } from '~/services/pickup/inspection-view.server'
import { Icon } from '../../ui/icon'

interface PrintProps {
  photo: InspectionPhotoView
  alt: string
  to: InspectionAddresses
  /** Several people take photos, so each shows its author. */
  isShared: boolean
}

/** A small photo of an inspection that links to the large one, with notes for the reader below it. */
export function Print({ photo, alt, to, isShared }: PrintProps) {
  return (
    <>
      <a href={to.print(photo.id, '1280.webp')} target="_blank" rel="noopener">
        <img
          className="photo"
          src={to.print(photo.id, '400.webp')}
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          alt={alt}
        />
      </a>
      <PrintNotes photo={photo} isShared={isShared} className="px-3 pt-2" />
    </>
  )
}

/** What a reader should know about a photo. */
export function PrintNotes({
  photo,
  isShared,
  className,
}: Pick<PrintProps, 'photo' | 'isShared'> & { className: string }) {
  const lines = [
    (photo.isAddendum || photo.isLate) && `Added later, ${photo.receivedAt}`,
    isShared && `By ${photo.author.name}`,
    ...photo.warnings.map((warning) => WARNING_TEXTS[warning]),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className={`grid gap-1 text-sm ${className}`}>
      {lines.map((line) => (
        <li key={line} className="flex gap-1.5">
          <Icon name="note" className="mt-0.5 shrink-0 text-quiet" />
          {line}
        </li>
      ))}
    </ul>
  )
}
