import { pluralize } from '~/models/trade/words/text'
import type { ReportPart as Part } from '~/services/pickup/report/read-report.server'
import { type PrintAt, ReportPhoto } from './report-photo'

interface ReportPartProps {
  part: Part
  printAt: PrintAt
  /** Of a photo of damage, by its id: that it is new. */
  markOf?: (photoId: string) => string | null
}

/** What one side has recorded, before a rental or after. */
export function ReportPart({ part, printAt, markOf }: ReportPartProps) {
  const { phase, label, finished, general, damages, removed } = part
  return (
    <section className="mt-5" aria-label={label}>
      <h3 className="text-lg">{label}</h3>
      <p className="text-sm text-quiet">{finished ?? 'Not finished'}</p>
      {general.length > 0 && (
        <div className="mt-3 grid grid-cols-2 gap-4">
          {general.map((photo) => (
            <ReportPhoto key={photo.id} photo={photo} printAt={printAt} />
          ))}
        </div>
      )}
      {damages.length > 0 ? (
        <ul className="mt-5 grid gap-4 sm:grid-cols-2" aria-label={`Damage, ${phase}`}>
          {damages.map((photo) => (
            <li key={photo.id}>
              <ReportPhoto photo={photo} printAt={printAt} mark={markOf?.(photo.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 font-semibold">No Damage Reported</p>
      )}
      {removed.length > 0 && <Removed photos={removed} />}
    </section>
  )
}

/** What stands in the record alone: its pictures are shown to nobody. */
function Removed({ photos }: { photos: Part['removed'] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="tap link">
        {pluralize(photos.length, 'photo')} replaced or deleted before the inspection was finished
      </summary>
      <ul className="grid gap-2">
        {photos.map(({ id, words, receivedAt, author, removal }) => (
          <li key={id}>
            <span className="font-semibold">{words}.</span> Received {receivedAt} from <bdi>{author.name}</bdi>. Removed{' '}
            {removal?.at}
            {removal?.by && (
              <>
                {' '}
                by <bdi>{removal.by}</bdi>
              </>
            )}
            .
          </li>
        ))}
      </ul>
    </details>
  )
}
