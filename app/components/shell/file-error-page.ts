import appStyles from '~/app.css?url'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { EXPLANATION } from './error-page'

/** The page for people who cannot have a file: where its link leads, and the title when the file cannot be made. */
export const fileErrorPage = (to: OwnPath, label: string, failed?: string) => ({
  styles: appStyles,
  explanation: EXPLANATION,
  to,
  label,
  failed,
})
