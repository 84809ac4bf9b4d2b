import { postRaw, type RawFields } from '#tests/world/visits/raw-requests'
import { dealPaths } from '~/models/trade/paths/deals'
import type { Chance } from './chance'
import { type PostResults, postForm } from './post-results'

/** The emails that have arrived so far. */
export type Mails = readonly { to: string[]; source: string }[]

/** Owners must give a reason for declining; crews need not. */
export const WHY = { declineReason: 'price' }

type Step = { origin: string; chance: Chance; results: PostResults }

/** Opens the link in one of the last emails to this address, and answers on its page. Older links are invalid. */
export async function answerByEmail({ origin, chance, results }: Step, mails: Mails, email: string): Promise<void> {
  const tokens = mails.filter(({ to }) => to.includes(email)).flatMap(({ source }) => tokenIn(source))
  // until the first email arrives, a link that was never sent
  const token = tokens.length > 0 ? chance.pick(tokens.slice(-4)) : 'x'.repeat(43)
  const entered = await fetch(origin + dealPaths.answerLink(token), { redirect: 'manual' }).catch(() => null)
  if (entered?.status !== 302) return
  const page = entered.headers.get('Location') ?? ''
  const cookie = entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const offer = await fetch(origin + page, { headers: { Cookie: cookie } }).catch(() => null)
  const answers = offer?.ok ? (await offer.text().catch(() => '')).match(/\/offer\/[\da-f-]{36}\/\w+/g) : null
  if (!answers) return
  const answer = chance.pick(answers)
  const round = await roundOn(origin + answer, cookie)
  if (!round) return
  const dollars = 400 + chance.below(100)
  const fields: RawFields = answer.endsWith('negotiation')
    ? { round, rate: `${dollars}`, confirmed: `${dollars}00` }
    : { round, ...(answer.endsWith('decline') && WHY) }
  const isTwice = chance.happens(0.15)
  // 410 once somebody else has answered, 429 for too many answers by one link
  await postForm(results, { name: 'an answer by link', isTwice, mayAlsoBe: [410, 429] }, () =>
    postRaw(origin + answer, fields, cookie),
  )
}

async function roundOn(address: string, cookie: string): Promise<string | undefined> {
  const page = await fetch(address, { headers: { Cookie: cookie } }).catch(() => null)
  return /name="round" value="(\d+)"/.exec((await page?.text().catch(() => '')) ?? '')?.[1]
}

/** Undoes the soft line breaks of quoted-printable. */
const tokenIn = (source: string) => /\/answer\/([\w-]{43})/.exec(source.replace(/=\r?\n/g, ''))?.[1] ?? []
