import { BUTTON_CLASS } from '~/components/ui/button'
import { PrintButton } from '~/components/ui/print-button'

/** The actions of a day out of days: its CSV file and printing. */
export function BoardActions({ file }: { file: string }) {
  return (
    <>
      <a className={BUTTON_CLASS.outline} href={file}>
        Download CSV
      </a>
      <PrintButton />
    </>
  )
}
