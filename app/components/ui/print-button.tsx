import { BUTTON_CLASS } from './button'

/** Opens the browser's print dialog; only with script. On pages that do not hydrate, `app/enhance/print.mjs` does it. */
export function PrintButton() {
  return (
    <button type="button" data-print className={`${BUTTON_CLASS.outline} with-script`} onClick={() => window.print()}>
      Print
    </button>
  )
}
