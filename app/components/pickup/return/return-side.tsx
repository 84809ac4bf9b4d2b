import { SINCE_LABELS } from '~/models/pickup/return/return-comparison'
import type { ReturnView } from '~/services/pickup/return/require-return.server'
import { type PrintAt, ReportPhoto } from '../report/report-photo'

type Side = ReturnView['compared'][number]

/** One side's photos of the return: the damages, what is new marked, then each shot beside what it was. */
export function ReturnSide({ label, shots, damages, printAt }: Side & { printAt: PrintAt }) {
  return (
    <section className="mt-8" aria-label={label}>
      <h2 className="text-sm text-quiet">{label}</h2>
      {damages.length > 0 ? (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2" aria-label="Damage at return">
          {damages.map(({ photo, since }) => (
            <li key={photo.id} className="sheet p-3">
              <ReportPhoto photo={photo} printAt={printAt} mark={SINCE_LABELS[since]} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 font-semibold">No Damage Reported</p>
      )}
      {shots.map(({ shot, label: name, before, after }) => (
        <section key={shot} className="mt-5" aria-label={name}>
          <h3 className="text-lg">{name}</h3>
          <div className="mt-2 grid grid-cols-2 gap-3">
            <Shot when="Before" photo={before} printAt={printAt} />
            <Shot when="After" photo={after} printAt={printAt} />
          </div>
        </section>
      ))}
    </section>
  )
}

function Shot({ when, photo, printAt }: { when: string; photo: Side['shots'][number]['after']; printAt: PrintAt }) {
  if (photo) return <ReportPhoto photo={{ ...photo, heading: when }} printAt={printAt} />
  return (
    <p className="photo grid place-items-center rounded-field p-2 text-center text-sm text-quiet">{when}: not taken</p>
  )
}
