import type { MetaFunction } from '@remix-run/node'
import { LegalPage } from '~/components/shell/legal-page'
import { PRIVACY } from '~/models/legal-texts'
import { PRODUCT } from '~/models/product'

export default function Privacy() {
  return <LegalPage title="Privacy policy" parts={PRIVACY} />
}

export const handle = { hydrate: false, index: true }
export const meta: MetaFunction = () => [{ title: `Privacy - ${PRODUCT}` }]
