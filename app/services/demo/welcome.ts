import { PRODUCT } from '~/models/product'
import { APPLICATION_ROLE_LABELS } from '~/models/roles'
import { CAST, type CastKey, DEMO_PASSWORD, emailOf } from './cast'

/** What a newcomer reads at the start: where it runs, who can sign in, and the main job step by step. Plain text. */
export function welcome(address: string): string {
  return [
    `${PRODUCT} is ready: ${address}`,
    `The password of everybody is ${DEMO_PASSWORD}. Mail and text messages are to be read at ${address}/outbox.`,
    '',
    ...CAST_KEYS.map(lineOf),
  ].join('\n')
}

const CAST_KEYS: readonly CastKey[] = [
  'dana',
  'marcus',
  'ruth',
  'mel',
  'vic',
  'omar',
  'walt',
  'gloria',
  'hank',
  'june',
  'pete',
  'pru',
]

function lineOf(key: CastKey): string {
  const { firstName, lastName, role, title } = CAST[key]
  return `  ${emailOf(key).padEnd(20)}${firstName} ${lastName}, ${title} (${APPLICATION_ROLE_LABELS[role]})`
}
