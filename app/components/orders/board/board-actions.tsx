import { BUTTON_CLASS } from '~/components/ui/button'
import { Menu } from '~/components/ui/menu'
import { PrintButton } from '~/components/ui/print-button'

/** The actions of a day out of days: its CSV file and printing; on phones the chart in place of the agenda. */
export function BoardActions({ file }: { file: string }) {
  return (
    <>
      <details className="board-switch group md:hidden">
        <summary className={BUTTON_CLASS.outline}>
          <span className="group-open:hidden">Show chart</span>
          <span className="not-group-open:hidden">Show agenda</span>
        </summary>
      </details>
      <Menu label="More" icon="more" isLabelHidden className="md:hidden">
        <a href={file}>Download CSV</a>
      </Menu>
      <a className={`${BUTTON_CLASS.outline} max-md:hidden`} href={file}>
        Download CSV
      </a>
      <PrintButton />
    </>
  )
}
