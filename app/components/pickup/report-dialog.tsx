import { useParams } from '@remix-run/react'
import { RequestFailed } from '~/components/shell/error-page'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { hasPhotos, unfinishedText } from '~/models/pickup/report-photos'
import { pluralize } from '~/models/trade/format/text'
import { orderPaths } from '~/models/trade/paths/orders'
import { providerPaths } from '~/models/trade/paths/provider'
import { WENT_WRONG } from '~/models/trade/results/shared-messages'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import type { ReportPart as Part, ReportView } from '~/services/pickup/read-report.server'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog/dialog'
import { Note } from '../ui/feedback/note'
import { Icon } from '../ui/icon'
import { Tabs } from '../ui/tabs'
import { type PrintAt, ReportPhoto } from './report-photo'

interface ReportDialogProps extends ReportView {
  side: InspectionSide
  /** The addresses of this dialog by side, of the page behind it, and of the viewer's PDF, comparison and photos. */
  to: {
    tab: (side: InspectionSide) => string
    close: string
    pdf: string
    comparison: { label: string; to: string }
    printAt: PrintAt
  }
}

/** Both sides' inspection reports of an order item, over the page of its order. */
export function ReportDialog({ item, sides, side, to }: ReportDialogProps) {
  const tabs = sides.map((each) => ({ label: each.label, to: to.tab(each.side), isCurrent: each.side === side }))
  const shown = sides.find((each) => each.side === side)
  return (
    <Dialog title="Pre-Pickup Inspection Report" subtitle={`${item.title}, order #${item.orderId}`} closeTo={to.close}>
      <DialogBody>
        <Tabs label="Reports" tabs={tabs} />
        {shown && <ReportPart part={shown.pickup} printAt={to.printAt} />}
        {sides.some(hasReturn) && (
          <p className="mt-5">
            <a className="tap link -ml-2 px-2" href={to.comparison.to}>
              {to.comparison.label}
            </a>
          </p>
        )}
        {shown && hasReturn(shown) && <ReportPart part={shown.return} printAt={to.printAt} />}
      </DialogBody>
      <DialogFoot cancelTo={to.close} cancelLabel="Back to the order">
        <a className={BUTTON_CLASS.outline} href={to.pdf}>
          <Icon name="download" />
          PDF
        </a>
      </DialogFoot>
    </Dialog>
  )
}

const hasReturn = ({ return: part }: ReportView['sides'][number]) => part.finished !== null || hasPhotos(part)

interface ReportPartProps {
  part: Part
  printAt: PrintAt
}

/** One side's report, from pickup or return. */
function ReportPart({ part, printAt }: ReportPartProps) {
  const { phase, label, finished, missing, general, damages, removed } = part
  return (
    <section className="mt-5" aria-label={label}>
      <h3 className="text-lg">{label}</h3>
      {finished ? (
        <p className="text-sm text-quiet">{finished}</p>
      ) : (
        <Note tone="waiting" className="mt-2">
          {unfinishedText(missing)}
        </Note>
      )}
      {hasPhotos(part) && (
        <>
          <h4 className="mt-4">General Photos</h4>
          <div className="mt-2 grid grid-cols-2 gap-4">
            {general.map((photo) => (
              <ReportPhoto key={photo.id} photo={photo} printAt={printAt} />
            ))}
            {missing.map((shot) => (
              <MissingShot key={shot} label={shot} />
            ))}
          </div>
          <h4 className="mt-6">Damage Report</h4>
        </>
      )}
      {damages.length > 0 ? (
        <ul className="mt-2 grid gap-4 sm:grid-cols-2" aria-label={`Damage, ${phase}`}>
          {damages.map((photo) => (
            <li key={photo.id}>
              <ReportPhoto photo={photo} printAt={printAt} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">No Damage Reported</p>
      )}
      {removed.length > 0 && <Removed photos={removed} />}
    </section>
  )
}

/** Where the photo of a shot would be. */
function MissingShot({ label }: { label: string }) {
  return (
    <div className="text-sm">
      <div className="grid aspect-4/3 place-content-center justify-items-center gap-1 rounded-field border border-dashed border-base-content/40 text-quiet">
        <Icon name="camera" />
        No photo yet
      </div>
      <p className="mt-1.5 font-semibold">{label}</p>
    </div>
  )
}

/** Photos that are only listed in the record; nobody can see them. */
function Removed({ photos }: { photos: Part['removed'] }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="tap link">
        {pluralize(photos.length, 'photo')} replaced or deleted before the inspection was finished
      </summary>
      <ul className="grid gap-2">
        {photos.map(({ id, text, receivedAt, author, removal }) => (
          <li key={id}>
            <span className="font-semibold">{text}.</span> Received {receivedAt} from <bdi>{author.name}</bdi>. Removed{' '}
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

/** Replaces a report that failed: links back to the order, if the address contains one (an owner's does not). */
export function ReportFailed() {
  const { orderId, projectId, name = '' } = useParams()
  if (orderId === undefined) return <RequestFailed />
  const closeTo = projectId
    ? orderPaths.orderDetails(Number(orderId), projectId, name)
    : providerPaths.order(Number(orderId))
  return <FailureDialog title="Pre-Pickup Inspection Report" sentence={WENT_WRONG} closeTo={closeTo} />
}
