import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'

/** What already exists for the email address of a sign-up. */
export type Found = { kind: 'new' | 'open'; id: string } | { kind: 'account'; id: string; status: string }

interface Requested {
  email: string
  found: Found
  /** Derived from the form, so that posting it twice sends one email. */
  key: string
  origin: string
}

/**
 * Sends one email per sign-up to its address. It repeats nothing from the form, because anyone can enter someone else's
 * address. The same form on the same day sends one email.
 */
export function notifySignUp(tx: Tx, { email, found, key, origin }: Requested): Promise<void> {
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
