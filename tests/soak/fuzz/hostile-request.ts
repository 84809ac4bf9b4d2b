import { ACCESS } from '#tests/architecture/access-table'
import type { CrewAtWork } from '#tests/world/crews'
import type { Chance } from '../chance'
import { bodyOf, type Pairs } from './bodies'
import type { Cast } from './cast'
import { bytesOf, encoded, hostileValue, NONSENSE, STRANGE_NAMES, type Value } from './hostile-values'
import { ELSEWHERE, METHODS, oddHeaders } from './odd-requests'
import { PEOPLE, type Who } from './planted-words'
import type { Asked } from './send'
import { type Place, validRequest } from './valid-fields'

export type Hostile = Asked & {
  who: Who
  address: string
  /** The access table refuses this visitor, whatever is sent. */
  isClosed: boolean
  /** The cookies were not changed. */
  isAsGiven: boolean
}

/** One hostile request: the same for the same seed, except for the ids of the cast. */
export function hostileRequest(all: readonly Place[], cast: Cast, chance: Chance): Hostile {
  const who = chance.pick(PEOPLE)
  const place = chance.pick(all)
  const { loader, action } = ACCESS[place.address] ?? {}
  const isPosted = chance.happens(action ? 0.75 : 0.08)
  const addressed = addressOf(place, who, cast, chance)
  const method = chance.happens(0.06) ? chance.pick(METHODS) : isPosted ? 'POST' : 'GET'
  const { cookie, isAsGiven } = cookieOf(who, cast, chance)
  const headers: Record<string, string> = {
    Accept: 'text/html',
    'X-Forwarded-For': `198.51.${chance.below(256)}.${chance.below(256)}`,
    ...(cookie && { Cookie: cookie }),
  }
  const isOdd = chance.happens(0.2)
  if (isOdd) Object.assign(headers, oddHeaders(chance))
  const body = method !== 'GET' && method !== 'HEAD' ? bodyOf(fieldsOf(place, who, cast, chance), chance) : null
  const policy = { GET: loader, POST: action }[method]?.[who === 'signer' ? 'guest' : who]
  return {
    who,
    address: place.address,
    method,
    path: addressed.path,
    headers: { ...headers, ...body?.headers },
    content: body?.content,
    isClosed: addressed.isPlain && isAsGiven && (policy === 'login' || policy === 'forbidden'),
    isAsGiven,
  }
}

/** `isPlain`: the path is the route's own page with well-formed ids. */
function addressOf(place: Place, who: Who, cast: Cast, chance: Chance): { path: string; isPlain: boolean } {
  if (chance.happens(0.04)) return { path: chance.pick(ELSEWHERE), isPlain: false }
  const [own, other] = [validRequest(place, cast.ours), validRequest(place, cast.theirs)]
  let isPlain = true
  const path = place.pattern.replace(/:(\w+)\??|\*/g, (part, name = '*') => {
    if (chance.happens(0.06)) {
      isPlain = false
      const value = chance.happens(0.5) ? chance.pick(NONSENSE) : hostileValue(chance, own.params[name] ?? part)
      return encoded(bytesOf(value).subarray(0, 2000)) || '%20'
    }
    const isSwapped = chance.happens(0.25) && maySwap(name, who)
    return isSwapped
      ? encoded(foreign(name, other.params[name] ?? '', cast.theirs, chance))
      : encoded(own.params[name] ?? '')
  })
  const query = pairsOf(own.query, other.query, { who, cast, chance, shortest: 2000 })
  if (chance.happens(0.1))
    query.push([chance.pick(['_data', '_routes', 'index', 'return-to']), anAddress(place, chance)])
  if (place.address === '/?index' && chance.happens(0.7)) query.push(['index', ''])
  const isData = chance.happens(0.12)
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  const whole = (isData ? `${path === '/' ? '/_root' : path}.data` : path) + (search && `?${search.slice(0, 8000)}`)
  const isDocument = !isData && !query.some(([name]) => name === '_data')
  return { path: whole.replace(/%$|%.$/, ''), isPlain: isPlain && isDocument }
}

const anAddress = ({ id, pattern }: Place, chance: Chance) =>
  chance.pick([id, 'root', 'routes/no-such', pattern, '//evil.example', 'https://evil.example', '/\\evil.example', ''])

function fieldsOf(place: Place, who: Who, cast: Cast, chance: Chance): Pairs {
  const [own, other] = [validRequest(place, cast.ours), validRequest(place, cast.theirs)]
  const pairs = pairsOf(own.fields, other.fields, { who, cast, chance })
  if (chance.happens(0.15)) pairs.push([chance.pick(STRANGE_NAMES), chance.pick(NONSENSE)])
  return pairs
}

type Given = ReturnType<typeof validRequest>['fields']
type Setting = { who: Who; cast: Cast; chance: Chance; shortest?: number }

/** Most fields stay valid, so that a hostile one gets past validation of the others. */
function pairsOf(own: Given, other: Given, { who, cast, chance, shortest }: Setting): [Value, Value][] {
  const rate = chance.pick([0, 0.1, 0.3, 0.8])
  return own.flatMap(({ name, values, field }): [Value, Value][] => {
    const honest = values.map((value): [Value, Value] => [name, value])
    if (!chance.happens(rate)) return honest
    const [first = ''] = values
    const theirs = other.find((each) => each.name === name)?.values[0] ?? ''
    const hostile = (): Value => {
      if (chance.happens(0.25) && maySwap(name, who)) return foreign(name, theirs, cast.theirs, chance)
      const value = hostileValue(chance, first, field?.longest)
      return shortest ? bytesOf(value).subarray(0, shortest) : value
    }
    const kind = chance.below(20)
    if (kind < 2) return []
    if (kind < 4) return [...honest, [name, hostile()]]
    if (kind === 4) return [...honest, ...honest]
    if (kind === 5) return Array.from({ length: chance.pick([3, 40]) }, (): [Value, Value] => [name, hostile()])
    if (kind === 6) return [[`${name}[${chance.pick(['0', '', '1', '4000000000', '__proto__'])}]`, first]]
    if (kind === 7) return [[`${name}.${chance.pick(['x', 'cents', '__proto__', 'length'])}`, first], ...honest]
    return [[name, hostile()]]
  })
}

/** Staff may act on all sign-ups, orders, inquiries, owners and listings: swapping these ids is no attack. */
const OF_STAFF = /^(request|inquiry|order|orderItem|account|vehicle|photo|block|feed|import)Id$/
const maySwap = (name: string, who: Who) => !(who === 'provider' && OF_STAFF.test(name))

/** An id of the other crew, in the same or another field, or a token of another purpose. */
function foreign(name: string, inPlace: string, { params, people, ...theirs }: CrewAtWork, chance: Chance): string {
  if (name === 'token') return chance.pick([theirs.setup, theirs.passwordSetup])
  if (name === 'user-id') return params.token
  if (inPlace && chance.happens(0.7)) return inPlace
  const { token: _, '*': __, ...ids } = params
  const { guest: ___, ...others } = people
  const person = chance.pick(Object.values(others))
  return chance.pick([
    ...Object.values(ids),
    theirs.vehicleId,
    theirs.countered,
    theirs.inquiryId,
    person.id,
    person.email,
  ])
}

/** The visitor's cookies, sometimes truncated, changed or with too many others. */
function cookieOf(who: Who, { cookies }: Cast, chance: Chance): { cookie: string; isAsGiven: boolean } {
  const own = cookies[who]
  if (chance.happens(0.95)) return { cookie: own, isAsGiven: true }
  const place = chance.below(own.length)
  const tampered = [
    own.slice(0, -1 - chance.below(20)),
    own.slice(0, place) + chance.pick(['A', '.', '%00', '=']) + own.slice(place + 1),
    own.replace('=', '=a'),
    `backlot_session=; ${'x=y; '.repeat(200)}`,
    'backlot_session=%00; backlot_agreement=e30=.x; backlot_toast=[',
    '=;;=; __proto__=1; backlot_reset_change=" "',
  ]
  return { cookie: chance.pick(tampered), isAsGiven: false }
}
