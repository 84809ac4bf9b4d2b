import type { MetaFunction } from '@remix-run/node'
import { LegalPage } from '~/components/shell/pages/legal-page'
import { LEGAL_SINCE, TERMS } from '~/components/shell/pages/legal-texts'
import { titled } from '~/models/trade/product'

export default function Terms() {
  return <LegalPage title="Terms of use" since={LEGAL_SINCE} parts={TERMS} />
}

export const handle = { hydrate: false, index: true }
export const meta: MetaFunction = () => [titled('Terms')]
