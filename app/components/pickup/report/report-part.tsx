import type { ReportPart as Part } from '~/services/pickup/report/read-report.server'
import { type PrintAt, ReportPhoto } from './report-photo'

interface ReportPartProps {
  part: Part
  printAt: PrintAt
  /** Of a photo of damage, by its id: that it is new. */
  markOf?: (photoId: string) => string | null
}

/** What one side has recorded, before a rental or after. */
export function ReportPart({ part: { phase, label, finished, general, damages }, printAt, markOf }: ReportPartProps) {
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
    </section>
  )
}
