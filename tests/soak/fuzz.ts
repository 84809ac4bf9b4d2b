import { VISITORS } from '#tests/architecture/access-table'
import type { AppServer } from '../world/app-server'
import { type ByHand, getByHand, postByHand } from '../world/by-hand'
import { addressOf, type CrewAtWork, FORMS, visitTo } from '../world/doors'
import { LONG } from '../world/filled-forms'
import type { twoCrews } from '../world/two-crews'
import type { Chance } from './chance'

type Story = Awaited<ReturnType<typeof twoCrews>>
export type Side = keyof Story['cookies']

const NONSENSE = [
  '',
  ' ',
  '\u0000\u0007\u001b',
  '🚗'.repeat(2500),
  LONG,
  '\ud800',
  '\u202e\u2066abc',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  'true',
  '9'.repeat(400),
  '0.005',
  '2020-01-01',
  '2027-02-30',
  '9999-12-31',
  "'; drop table orders; --",
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '[object Object]',
  '{"toString":1}',
]
const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  '__intent__',
  '__state__',
  'x[0].y',
  'usage[2]',
  'rate.cents',
  '',
  '[]',
]
const PAGES = [
  '/home/searchResults',
  '/home/view-vehicle',
  '/home/view-vehicle/add',
  '/projects',
  '/orders',
  '/owner',
  '/',
  '/account-setup',
  '/account-password-setup',
]
const QUERIES = ['q', 'from', 'to', 'after', 'make', 'price-from', 'year-to', 'sort', 'car-id', 'project-id', 'return']
const MORE_QUERIES = ['tab', 'before', 'search', 'user-id', 'return-to', 'vehicle', 'list', 'active-after']
const AT_ONCE = 8
const NO_ANSWER = { status: 0, html: '' }

/**
 * Posts every form of the way many times, with fields changed, dropped, doubled and invented, about either crew's things
 * or both mixed, as these people. Answers with what the server should not have said.
 */
export async function fuzz(apps: AppServer[], story: Story, side: Side, count: number, chance: Chance) {
  const failures: string[] = []
  for (let done = 0; done < count; done += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, () => request(chance.pick(apps), story, side, chance))
    const answers = await Promise.all(asked.map(({ send }) => send().catch(() => NO_ANSWER)))
    for (const [index, { status, html }] of answers.entries()) {
      const isBroken = status === NO_ANSWER.status || status >= 500 || /at \w+ \(.*:\d+:\d+\)/.test(html)
      if (isBroken) failures.push(`${status} for ${asked[index]?.words}`)
    }
  }
  return failures
}

function request(app: AppServer, story: Story, side: Side, chance: Chance) {
  const who = chance.pick(VISITORS)
  const cookie = story.cookies[side][who]
  if (chance.happens(0.2)) {
    const path = pathWithQuery(story, chance)
    return { words: `${who} GET ${path}`, send: () => getByHand(app.origin + path, cookie) }
  }
  const { file } = chance.pick(FORMS)
  const path = damagedPath(addressOf(file, mixed(story, chance)), chance)
  const fields = damaged(visitTo(file, mixed(story, chance)).fields ?? {}, story, chance)
  return {
    words: `${who} ${file} ${path.slice(0, 200)} ${JSON.stringify(fields).slice(0, 300)}`,
    send: () => postByHand(app.origin + path, fields, cookie),
  }
}

function pathWithQuery(story: Story, chance: Chance): string {
  const query = new URLSearchParams()
  for (let count = chance.below(4); count > 0; count -= 1) {
    query.append(chance.pick([...QUERIES, ...MORE_QUERIES]), value(story, chance).slice(0, 1000))
  }
  return `${chance.pick(PAGES)}?${query}`
}

/** Our things, theirs, or some of each. */
function mixed({ ours, theirs }: Story, chance: Chance): CrewAtWork {
  const [one, other] = chance.happens(0.5) ? [ours, theirs] : [theirs, ours]
  if (chance.happens(0.6)) return one
  const { projectId, listId } = other.params
  return chance.happens(0.5)
    ? { ...one, params: { ...one.params, projectId } }
    : { ...one, vehicleId: other.vehicleId, params: { ...one.params, listId } }
}

function damagedPath(path: string, chance: Chance): string {
  const ids = path.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)
  if (!ids || chance.happens(0.9)) return path
  const nonsense = chance.pick(NONSENSE).replace(/\p{Cs}/gu, '')
  return path.replace(chance.pick(ids), encodeURIComponent(nonsense.slice(0, 1000)))
}

function damaged(fields: ByHand, story: Story, chance: Chance): ByHand {
  const sent: ByHand = {}
  for (const [name, honest] of Object.entries(fields)) {
    if (chance.happens(0.1)) continue
    sent[name] = chance.happens(0.35) ? value(story, chance) : honest
    if (chance.happens(0.1)) sent[name] = [...[honest].flat(), value(story, chance)]
  }
  if (chance.happens(0.25)) sent[chance.pick(STRANGE_NAMES)] = value(story, chance)
  return sent
}

function value({ ours, theirs }: Story, chance: Chance): string {
  if (chance.happens(0.7)) return chance.pick(NONSENSE)
  const { params, vehicleId, people } = chance.pick([ours, theirs])
  return chance.pick([...Object.values(params), vehicleId, people.admin.id])
}
