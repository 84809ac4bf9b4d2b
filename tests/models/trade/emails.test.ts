import { expect, test } from 'vitest'
import { EMAILS, type EmailType, mayReadEmail } from '~/models/trade/access/emails'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { APPLICATION_ROLES } from '~/models/trade/vocabulary/accounts'
import { PROJECT_ROLES, PROJECT_STATUSES } from '~/models/trade/vocabulary/projects'

const EVERYBODY: AccessContext[] = APPLICATION_ROLES.flatMap((applicationRole) =>
  PROJECT_ROLES.flatMap((projectRole) =>
    PROJECT_STATUSES.map((projectStatus) => ({ applicationRole, projectRole, projectStatus })),
  ),
)

test.each(Object.entries(EMAILS))('%s: an email with prices is for members who may see prices', (type, rule) => {
  const readers = EVERYBODY.filter((access) => isEmail(type) && mayReadEmail(type, access))
  const withoutPrices = readers.filter((access) => !can('seePrices', access))
  if (rule.to === 'members' && 'prices' in rule) expect(withoutPrices).toEqual([])
  // emails to members require a project role
  expect(isEmail(type) && mayReadEmail(type, null)).toBe(rule.to !== 'members')
})

const isEmail = (type: string): type is EmailType => type in EMAILS
