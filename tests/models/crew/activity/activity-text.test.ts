import { describe, expect, test } from 'vitest'
import { type ActivityFacts, type ActivityType, activityText, visibleActivityTypes } from '~/models/crew/activity-text'
import { type AccessContext, can, type ProjectPermission } from '~/models/trade/access/permissions'
import { bookingPaths } from '~/models/trade/paths/booking'
import { projectPaths } from '~/models/trade/paths/projects'

const FACTS: ActivityFacts = {
  list: { text: 'Street traffic', to: projectPaths.projects() },
  vehicle: { text: '1976 Ford Torino', to: bookingPaths.cart() },
  order: { text: 'order #1001' },
  quote: { text: 'quote Q-1001' },
  member: { text: 'Mel Ortiz' },
  rate: '$450.00',
  newTotal: ', new total $500.00 before tax',
  subject: {
    email: 'new@crew.example',
    role: 'Manager',
    from: '2026-12-07',
    to: '2026-12-11',
    invoice: 'INV-2026-0007',
  },
}

const SENTENCES: Record<ActivityType, string> = {
  'project-created': 'created the project.',
  'project-edited': 'edited the project.',
  'project-closed': 'closed the project.',
  'member-invited': 'invited new@crew.example as Project Manager.',
  'invitation-resent': 'resent the invitation to new@crew.example.',
  'role-changed': 'made Mel Ortiz Project Manager.',
  'member-removed': 'removed new@crew.example from the project.',
  'member-left': 'left the project.',
  'handed-over': 'handed the project over to Mel Ortiz.',
  'list-created': 'created the list Street traffic.',
  'list-edited': 'edited the list Street traffic.',
  'list-archived': 'archived the list Street traffic.',
  'list-unarchived': 'brought back the list Street traffic.',
  'vehicle-added': 'added 1976 Ford Torino to Street traffic.',
  'vehicle-removed': 'removed 1976 Ford Torino from Street traffic.',
  'vehicle-restored': 'put 1976 Ford Torino back on Street traffic.',
  'vehicle-moved': 'moved 1976 Ford Torino to Street traffic.',
  'note-edited': 'edited the note on 1976 Ford Torino.',
  'external-recorded': 'added 1976 Ford Torino to Street traffic.',
  'external-edited': 'edited 1976 Ford Torino.',
  commented: 'commented on 1976 Ford Torino.',
  'comment-edited': 'edited a comment on 1976 Ford Torino.',
  'comment-deleted': 'deleted a comment on 1976 Ford Torino.',
  'inquiry-sent': 'inquired about 1976 Ford Torino at $450.00.',
  'offer-countered': 'offered $450.00 for 1976 Ford Torino.',
  'offer-accepted': 'accepted $450.00 for 1976 Ford Torino.',
  'offer-declined': 'declined $450.00 for 1976 Ford Torino.',
  'message-sent': 'wrote about 1976 Ford Torino.',
  'inquiry-withdrawn': 'withdrew the inquiry about 1976 Ford Torino.',
  'inquiry-ended': 'ended the inquiry about 1976 Ford Torino, which is no longer listed.',
  'quote-made': 'created quote Q-1001.',
  'invoice-issued': 'issued invoice INV-2026-0007 for order #1001.',
  'invoice-corrected': 'replaced the invoice for order #1001 with INV-2026-0007.',
  'order-placed': 'placed order #1001.',
  'billing-corrected': 'corrected the billing of order #1001.',
  'item-cancelled': 'cancelled 1976 Ford Torino on order #1001.',
  'days-changed':
    'changed the dates of 1976 Ford Torino on order #1001 to Dec 7, 2026 to Dec 11, 2026, new total $500.00 before tax.',
  extended: 'extended 1976 Ford Torino on order #1001 to Dec 11, 2026.',
  completed: 'completed 1976 Ford Torino on order #1001.',
}

const everything = visibleActivityTypes(() => true)

test('every activity has a sentence that links its subjects', () => {
  const sentences = everything.map((type) => [type, activityText(type, FACTS)] as const)
  const texts = sentences.map(([type, words]) => [type, words.map(({ text }) => text).join('')])
  expect(Object.fromEntries(texts)).toEqual(SENTENCES)
  const added = sentences.find(([type]) => type === 'vehicle-added')?.[1]
  expect(added?.flatMap(({ text, to }) => (to ? [[text, to]] : []))).toEqual([
    ['1976 Ford Torino', '/cart'],
    ['Street traffic', '/projects'],
  ])
})

test('an unknown role reads "a member"', () => {
  const words = activityText('role-changed', { ...FACTS, subject: { role: 'Boss' } })
  expect(words.map(({ text }) => text).join('')).toBe('made Mel Ortiz a member.')
})

describe('the visible activity', () => {
  const visibleTo = (access: Pick<AccessContext, 'projectRole' | 'projectStatus'>) =>
    visibleActivityTypes((permission: ProjectPermission) =>
      can(permission, { applicationRole: 'backlot_renter_application_admin', ...access }),
    )
  const withPrices = [
    'inquiry-ended',
    'inquiry-sent',
    'inquiry-withdrawn',
    'invoice-corrected',
    'invoice-issued',
    'message-sent',
    'offer-accepted',
    'offer-countered',
    'offer-declined',
    'quote-made',
  ]

  test('leaves out prices for viewers, in closed projects too', () => {
    for (const projectStatus of ['active', 'inactive'] as const) {
      const visible: string[] = visibleTo({ projectRole: 'User', projectStatus })
      expect(everything.filter((type) => !visible.includes(type)).sort()).toEqual(withPrices)
    }
  })

  test('is complete for all other roles', () => {
    for (const projectRole of ['Owner', 'Manager', 'Member'] as const) {
      expect(visibleTo({ projectRole, projectStatus: 'inactive' })).toEqual(everything)
    }
  })
})
