import { ACCOUNTS } from './accounts'
import { BOOKED } from './booked'
import { CREW } from './crew'
import { DEALS } from './deals'
import { DESK } from './desk'
import type { Fault } from './fault'
import { INSPECTIONS } from './inspections'
import { ITEMS } from './items'
import { LISTS } from './lists'
import { ORDERS } from './orders'
import { PAGES } from './pages'
import { PAPER } from './paper'
import { HANDED_IN } from './papers'
import { PICKUP } from './pickup'
import { SERVER } from './server'
import { SIGNED } from './signing'
import { TRADE } from './trade'

/** Every planted fault. The suites named are the least that has to notice, not all that do. */
export const FAULTS: readonly Fault[] = [
  ...TRADE,
  ...CREW,
  ...DEALS,
  ...LISTS,
  ...ORDERS,
  ...BOOKED,
  ...ITEMS,
  ...ACCOUNTS,
  ...SERVER,
  ...PAGES,
  ...PAPER,
  ...SIGNED,
  ...HANDED_IN,
  ...PICKUP,
  ...INSPECTIONS,
  ...DESK,
]
