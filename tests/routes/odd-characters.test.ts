import { expect, test } from 'vitest'
import { useDatabase } from '#tests/world/database/database'
import * as ownerInbox from '~/routes/deals/inbox/inbox'
import * as removedVehicles from '~/routes/lists/removed-vehicles'
import * as orders from '~/routes/orders/orders'
import * as projectLists from '~/routes/projects/project'
import * as owners from '~/routes/provider/owners/owners'
import * as providerDesk from '~/routes/provider/sign-ups/requests'
import { findRememberedForm, rememberForm } from '~/server/session/remembered-form.server'
import { anAdmin, anOwner, aProject, aProvider, get } from '../world/builders'

useDatabase()

const at = (request: Request, params = {}) => ({ request, params, context: {} })

/** PostgreSQL cannot store null characters, so none may reach the database. */
test('null characters in a query string are ignored', async () => {
  const dana = await anAdmin()
  const projectId = await aProject({ Owner: dana })
  const odd = 'vehicle=Bel%00Air&search=%00&after=%00&tab=%00'
  const page = `/projects/${projectId}`
  const answers = [
    projectLists.loader(at(await get(`${page}/list?${odd}`, dana), { projectId })),
    removedVehicles.loader(at(await get(`${page}/removed-vehicles?${odd}`, dana), { projectId })),
    orders.loader(at(await get(`/orders?${odd}`, dana))),
    ownerInbox.loader(at(await get(`/owner?${odd}`, await anOwner()))),
    providerDesk.loader(at(await get(`/provider?${odd}`, await aProvider()))),
    owners.loader(at(await get(`/provider/owners?${odd}`, await aProvider()))),
  ]
  const broken = (await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected')
  expect(broken).toEqual([])
})

test('a form remembered over a log-in drops null characters and keeps everything else', async () => {
  const dana = await anAdmin()
  const form = new URLSearchParams({
    contactName: 'Dana\u0000 King',
    'odd\u0000': 'x',
    zipcode: '30030',
    password: 'secret',
  })
  const page = '/cart/bookVehicles'
  const cookie = await rememberForm(
    new Request(`http://localhost${page}`, { method: 'POST', body: form }),
    dana.id,
    page,
  )
  const back = new Request(`http://localhost${page}`, { headers: { Cookie: cookie?.split(';', 1)[0] ?? '' } })
  expect(await findRememberedForm(back, dana.id)).toEqual({
    action: page,
    fields: [
      ['contactName', 'Dana King'],
      ['odd', 'x'],
      ['zipcode', '30030'],
    ],
  })
})
