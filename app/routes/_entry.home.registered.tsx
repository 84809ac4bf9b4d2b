import type { MetaFunction } from '@remix-run/node'
import { Registered } from '~/components/accounts/sign-up/registered'
import { PRODUCT } from '~/models/trade/product'

export default Registered

export const meta: MetaFunction = () => [{ title: `Account registered - ${PRODUCT}` }]
