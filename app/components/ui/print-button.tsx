import { BUTTON_CLASS, type ButtonLook } from './button'

/** Opens the browser's print dialog; only with script. On pages that do not hydrate, `app/enhance/print.mjs` does it. */
export function PrintButton({ look = 'outline' }: { look?: ButtonLook }) {
  return (
    <button type="button" data-print className={`${BUTTON_CLASS[look]} with-script`} onClick={() => window.print()}>
      Print
    </button>
  )
}
