import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MessagesDialog } from '~/components/deals/messages-dialog'
import { dealActions } from '~/models/deals/deal-actions'
import type { DealStage } from '~/models/deals/deal-stage'
import { inRoute } from '../in-route'
import { aDeal, anInquiry } from '../lists/cards'

const access = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
} as const

test.each<[DealStage, string[], boolean]>([
  ['to_answer', ['Accept $1,020', 'Negotiate', 'Decline'], true],
  ['asked', ['Withdraw inquiry'], true],
  ['countered', [], true],
  ['available', [], false],
])('offers that are %s can be answered in their dialog, with the time left', (stage, offered, hasClock) => {
  const actions = dealActions({ stage, listingStatus: 'listed', access })
  render(
    inRoute(
      <MessagesDialog
        at={{ projectId: 'p1', listVehicleId: 'c1' }}
        vehicle={{ title: 'Caprice', town: 'Newnan, GA', picture: null }}
        deal={aDeal(stage, { actions, inquiry: anInquiry({ id: 'i1' }) })}
        inquiryId="i1"
        timelines={[]}
        mayWrite={false}
        refusal={null}
        attempt="a1"
        action="/messages"
        lastResult={undefined}
        closeTo="/list"
      />,
    ),
  )
  const answer = screen.queryByRole('region', { name: 'Your answer', hidden: true })
  const controls = [...(answer?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent)
  expect(controls).toEqual(offered.map((text) => `${text} Caprice`))
  expect(answer !== null).toBe(hasClock)
})
