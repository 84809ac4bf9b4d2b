import type { MetaFunction } from '@remix-run/node'
import { LegalPage, TERMS } from '~/components/shell/pages/legal-page'
import { titled } from '~/models/trade/product'

export default function Terms() {
  return <LegalPage title="Terms of use" parts={TERMS} />
}

export const handle = { hydrate: false, index: true }
export const meta: MetaFunction = () => [titled('Terms')]
