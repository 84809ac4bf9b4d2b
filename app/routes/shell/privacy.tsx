import type { MetaFunction } from '@remix-run/node'
import { LegalPage } from '~/components/shell/pages/legal-page'
import { LEGAL_SINCE, PRIVACY } from '~/components/shell/pages/legal-texts'
import { titled } from '~/models/trade/product'

export default function Privacy() {
  return <LegalPage title="Privacy policy" since={LEGAL_SINCE} parts={PRIVACY} />
}

export const handle = { hydrate: false, index: true }
export const meta: MetaFunction = () => [titled('Privacy')]
