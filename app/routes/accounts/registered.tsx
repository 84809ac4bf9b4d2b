import type { MetaFunction } from '@remix-run/node'
import { Registered } from '~/components/accounts/sign-up/registered'
import { titled } from '~/models/trade/product'

export default Registered

export const meta: MetaFunction = () => [titled('Account registered')]
