import type { MetaFunction } from '@remix-run/node'
import { LegalPage, PRIVACY } from '~/components/shell/pages/legal-page'
import { titled } from '~/models/trade/product'

export default function Privacy() {
  return <LegalPage title="Privacy policy" parts={PRIVACY} />
}

export const handle = { hydrate: false, index: true }
export const meta: MetaFunction = () => [titled('Privacy')]
