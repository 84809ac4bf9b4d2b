import type { MetaFunction } from '@remix-run/node'
import { Registered } from '~/components/entry/registered'
import { PRODUCT } from '~/models/product'

export default Registered

export const meta: MetaFunction = () => [{ title: `Account registered - ${PRODUCT}` }]
