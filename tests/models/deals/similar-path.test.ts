import { expect, test } from 'vitest'
import { DEAL_STAGES } from '~/models/deals/deal-stage'
import { similarPath } from '~/models/deals/similar-path'
import type { AccessContext } from '~/models/trade/access/permissions'

const access: AccessContext = {
  applicationRole: 'backlot_renter_application_member',
  projectRole: 'Member',
  projectStatus: 'active',
}
const booking = { from: '2026-12-07', to: '2026-12-11' }
const lost = { stage: 'taken' as const, vehicleId: '7', booking, today: '2026-11-20', access }

test('offers similar vehicles for one that cannot be had', () => {
  const offered = DEAL_STAGES.filter((stage) => similarPath({ ...lost, stage }))
  expect(offered).toEqual(['declined', 'time_is_up', 'taken', 'taken_in_cart', 'gone'])
})

test.each<[string, object, string | null]>([
  ['on the same days', {}, '/home/view-vehicle/similar?car-id=7&from=2026-12-07&to=2026-12-11'],
  ['from today', { today: booking.from }, '/home/view-vehicle/similar?car-id=7&from=2026-12-07&to=2026-12-11'],
  ['on any days, once they have begun', { today: '2026-12-08' }, '/home/view-vehicle/similar?car-id=7'],
  ['on any days, if there were none', { booking: null }, '/home/view-vehicle/similar?car-id=7'],
  ['not to a Viewer', { access: { ...access, projectRole: 'User' } }, null],
  ['not in a closed project', { access: { ...access, projectStatus: 'inactive' } }, null],
])('%s', (_, part, path) => expect(similarPath({ ...lost, ...part })).toBe(path))
