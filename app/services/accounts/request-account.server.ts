import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import type { SignUp } from '~/models/accounts/sign-up-form'
import type { Outcome } from '~/models/trade/answers/outcome'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { accounts, attempt, inTransaction, selectRows, signUpRequests, type Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { hashToken } from '~/server/token.server'

/**
 * Asks for an account. An address that has an account or an open request gets no second one, and the answer does not
 * reveal which: the same statements run and one mail goes to the address, which alone says what was found.
 */
export function requestAccount(asker: Visitor, given: SignUp): Promise<Outcome> {
  return attempt(SIGN_UP_MESSAGES.failed, () =>
    withRateLimit('sign-up', asker, given.email, () =>
      inTransaction(async (tx) => {
        const found = await record(tx, given)
        await notifySignUp(tx, {
          email: given.email,
          found,
          key: hashToken(JSON.stringify(given)),
          origin: asker.origin,
        })
        return { ok: true }
      }),
    ),
  )
}

async function record(tx: Tx, given: SignUp): Promise<Found> {
  const id = randomUUID()
  const open = await upsertRequest(tx, id, given)
  const [account] = await tx
    .select({ id: accounts.id, status: accounts.status })
    .from(accounts)
    .where(eq(accounts.email, given.email))
  if (open) return { kind: open === id ? 'new' : 'open', id: open }
  if (!account) throw new Error('A request was refused without an account to refuse it for.')
  return { kind: 'account', id: account.id, status: account.status }
}

/**
 * The id of the address's one open request, this one or an earlier one, locked until the transaction ends so that
 * nobody decides it meanwhile; undefined where there is an account.
 */
async function upsertRequest(tx: Tx, id: string, given: SignUp): Promise<string | undefined> {
  const { email, firstName, lastName, phoneNumber, role, currentProductionCompany, imdbProfileLink } = given
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`insert into ${signUpRequests}
        (id, email, first_name, last_name, phone, title, company, imdb_link, created_at)
      select ${id}::uuid, ${email}::citext, ${firstName}::text, ${lastName}::text, ${phoneNumber}::text,
        ${role}::text, ${currentProductionCompany}::text, ${imdbProfileLink}::text, ${now().toISOString()}::timestamptz
      where not exists (select 1 from ${accounts} where email = ${email}::citext)
      on conflict (email) where status = 'requested' do update set email = sign_up_requests.email
      returning id`,
  )
  return row?.id
}

/** What an address that asks for an account was found to have. */
type Found = { kind: 'new' | 'open'; id: string } | { kind: 'account'; id: string; status: string }

interface Asked {
  email: string
  found: Found
  /** The same for the same form posted twice, which mails once. */
  key: string
  origin: string
}

/**
 * Exactly one mail for every request, to its address alone. Nothing that was typed is repeated in it: anybody can type
 * somebody else's address. The same form on the same day is mailed once.
 */
function notifySignUp(tx: Tx, { email, found, key, origin }: Asked): Promise<void> {
  const day = now().toISOString().slice(0, 10)
  return writeMail(tx, {
    type: 'sign-up',
    to: email,
    key: `${found.id}/${key}/${day}`,
    ...emailFor(found, origin),
  })
}

function emailFor(found: Found, origin: string): Email {
  if (found.kind === 'account') return (BY_STATUS[found.status] ?? closed)(origin)
  return found.kind === 'new' ? RECEIVED : OPEN
}

type Email = { subject: string; parts: EmailPart[] }

const NOT_YOU = "If this wasn't you, you can ignore this email."

const RECEIVED: Email = {
  subject: `Your request for a ${PRODUCT} account`,
  parts: [SIGN_UP_MESSAGES.thanks, "We'll email our decision to this address.", NOT_YOU],
}

const OPEN: Email = {
  subject: `We already have your request for a ${PRODUCT} account`,
  parts: [
    `Someone requested another ${PRODUCT} account with this address. An earlier request is still being reviewed, and we'll email our decision to this address.`,
    NOT_YOU,
  ],
}

const BY_STATUS: Record<string, (origin: string) => Email> = { active, invited }

function active(origin: string): Email {
  return {
    subject: `You already have a ${PRODUCT} account`,
    parts: [
      `Someone requested a ${PRODUCT} account with this address. It already has one, so we didn't create another.`,
      { button: 'Log in', href: new URL(accountPaths.login(), origin).href },
      'If you forgot your password, choose a new one:',
      { button: 'Forgot password', href: new URL(accountPaths.forgotPassword(), origin).href },
      NOT_YOU,
    ],
  }
}

function invited(): Email {
  return {
    subject: `Your ${PRODUCT} account is waiting for you`,
    parts: [
      `Someone requested a ${PRODUCT} account with this address. It already has one that is not set up yet: use the link in our earlier email. If the link has expired, open it to request a new one.`,
      NOT_YOU,
    ],
  }
}

function closed(): Email {
  return {
    subject: `Your ${PRODUCT} account is closed`,
    parts: [
      `Someone requested a ${PRODUCT} account with this address. Its account was closed, so we didn't create another. Please contact ${PRODUCT} support if you need it again.`,
      NOT_YOU,
    ],
  }
}
