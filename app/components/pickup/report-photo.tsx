import { WARNING_TEXTS } from '~/models/pickup/inspection-messages'
import type { PhotoVariant } from '~/models/trade/vocabulary/inspections'
import type { ReportPhoto as Shown } from '~/services/pickup/read-report.server'
import { Status } from '../ui/feedback/note'

/** Returns the address of a photo's variant for the viewer. */
export type PrintAt = (photoId: string, file: PhotoVariant) => string

interface ReportPhotoProps {
  photo: Pick<Shown, 'id' | 'heading' | 'text' | 'isAddendum' | 'author' | 'capturedAt' | 'receivedAt' | 'warnings'>
  printAt: PrintAt
  /** A status beside the heading, such as "New". */
  mark?: string | null
}

/** One photo of a report with its description, author and time; it links to the large variant. */
export function ReportPhoto({ photo, printAt, mark }: ReportPhotoProps) {
  const { id, heading, text, isAddendum, author, capturedAt, receivedAt, warnings } = photo
  return (
    <figure className="min-w-0 text-sm">
      <a href={printAt(id, '1280.webp')} target="_blank" rel="noreferrer" aria-label={`${heading}, large`}>
        <img
          className="photo rounded-field"
          src={printAt(id, '400.webp')}
          alt={text || heading}
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
        />
      </a>
      <figcaption className="mt-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {heading}
          {mark && <Status tone="refused" label={mark} />}
          {isAddendum && <Status tone="waiting" label="Added later" />}
        </p>
        {text && <p>{text}</p>}
        <p className="text-quiet">
          {capturedAt && `Taken ${capturedAt}. `}Received {receivedAt} from <bdi>{author.name}</bdi>.
        </p>
        {warnings.map((warning) => (
          <p key={warning} className="font-semibold text-warning">
            {WARNING_TEXTS[warning]}
          </p>
        ))}
      </figcaption>
    </figure>
  )
}
