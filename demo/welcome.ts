import { PRODUCT } from '~/models/trade/product'
import { CAST, type CastKey, DEMO_PASSWORD, emailOf, INVITED_OWNER, OWNERS } from './cast'
import { chromeSummer } from './productions/chrome-summer'

/** The text printed at the start: the address, the accounts, and the main workflow step by step. Plain text. */
export function welcome(address: string): string {
  const outbox = `${address}/outbox`
  return [
    `${PRODUCT} runs at ${address}`,
    '',
    `Log in as anyone here. The password is always ${DEMO_PASSWORD}`,
    ...PEOPLE.map(([key, part]) => `  ${emailOf(key).padEnd(21)}${nameOf(key)}, ${CAST[key].title}: ${part}`),
    '  Other owners:',
    ...[OTHER_OWNERS.slice(0, 5), OTHER_OWNERS.slice(5)].map((keys) => `    ${keys.map(emailOf).join(', ')}`),
    `  Invited as an owner and has not answered: ${INVITED_OWNER}`,
    `Read emails and text messages at ${outbox}`,
    '',
    'The main job, step by step:',
    ...steps(address, outbox).map((step, place) => `${String(place + 1).padStart(3)}. ${step}`),
  ].join('\n')
}

const PEOPLE: readonly (readonly [CastKey, string])[] = [
  ['dana', 'admin, owns The Long Haul and Chrome Summer'],
  ['marcus', 'admin, owns Ferry Street; his cart is full'],
  ['ruth', 'member, manages projects but asks an admin to book'],
  ['mel', 'member, fills lists as a team member'],
  ['vic', 'user, looks at projects as a viewer'],
  ['gloria', 'answers inquiries'],
  ['pru', 'decides who gets an account, invites owners'],
]

const OTHER_OWNERS = OWNERS.filter((key) => key !== 'gloria')

/** Names are the same as on the pages. */
function steps(address: string, outbox: string): string[] {
  const { title: project, lists } = chromeSummer
  return [
    `Open ${address}, type Email "${emailOf('dana')}" and Password "${DEMO_PASSWORD}", press Login.`,
    'Type Vehicle "1957 Bel Air", press Search.',
    `At the 1957 Chevrolet Bel Air press the arrow beside Add to, then ${project}, then ${lists[0]?.name}.`,
    `Press Projects, then ${project}, then Inquire.`,
    'Press Dates and choose five days in a row, next week or later. Change Your rate to "1700".',
    'Mileage and Usage are those of your last inquiry; press Send inquiry. The owner has two days to answer.',
    `Open the menu ${nameOf('dana')}, press Logout.`,
    `Log in as ${emailOf('gloria')}, the owner. Press 1957 Chevrolet Bel Air, then Accept $1,700.`,
    `Open the menu ${nameOf('gloria')}, press Logout. Log in as ${emailOf('dana')} again.`,
    `Press Projects, then ${project}, then Add to cart, then Book vehicles.`,
    'The billing details are those of the last order. Press NEXT.',
    `The signer is that of the last order, ${nameOf('marcus')}. Press SEND. The order is placed and the dates are booked.`,
    `Open ${outbox}, then the email Rental agreement for order; its link leads the signer on.`,
  ]
}

function nameOf(key: CastKey): string {
  return `${CAST[key].firstName} ${CAST[key].lastName}`
}
