import { BUTTON_CLASS } from '~/components/ui/button-class'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'
import type { ReportView } from '~/services/pickup/report/read-report.server'
import { Dialog, DialogBody, DialogFoot } from '../../ui/dialog/dialog'
import { Icon } from '../../ui/icon'
import { Tabs } from '../../ui/navigation/tabs'
import { ReportPart } from './report-part'
import type { PrintAt } from './report-photo'

interface ReportDialogProps extends ReportView {
  side: InspectionSide
  /** This dialog with the tab of a side, the page behind it, and what whoever reads has of it besides. */
  to: { tab: (side: InspectionSide) => string; close: string; paper: string; comparison: string; printAt: PrintAt }
}

/** What both sides have recorded of a booked vehicle, over the page of its order. */
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
            <a className="tap link -ml-2 px-2" href={to.comparison}>
              Compare pickup and return
            </a>
          </p>
        )}
        {shown && hasReturn(shown) && <ReportPart part={shown.return} printAt={to.printAt} />}
      </DialogBody>
      <DialogFoot cancelTo={to.close} cancelLabel="Back to the order">
        <a className={BUTTON_CLASS.outline} href={to.paper}>
          <Icon name="download" />
          PDF
        </a>
      </DialogFoot>
    </Dialog>
  )
}

const hasReturn = ({ return: { finished, general, damages } }: ReportView['sides'][number]) =>
  finished !== null || general.length + damages.length > 0
