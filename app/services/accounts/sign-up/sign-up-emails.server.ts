import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import type { EmailPart } from '~/server/mail/email-template'
import { writeMail } from '~/server/mail/write-mail.server'

/** What an address that asks for an account was found to have. */
export type Found = { kind: 'new' | 'open'; id: string } | { kind: 'account'; id: string; status: string }

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
export function notifySignUp(tx: Tx, { email, found, key, origin }: Asked): Promise<void> {
  const day = now().toISOString().slice(0, 10)
  return writeMail(tx, {
    to: email,
    key: `sign-up/${found.id}/${key}/${day}`,
    ...emailFor(found, origin),
  })
}

function emailFor(found: Found, origin: string): Email {
  if (found.kind === 'account') return (BY_STATUS[found.status] ?? closed)(origin)
  return found.kind === 'new' ? RECEIVED : OPEN
}

type Email = { subject: string; parts: EmailPart[] }

const NOT_YOU = 'If it was not you who asked, you need not do anything.'

const RECEIVED: Email = {
  subject: `Your request for a ${PRODUCT} account`,
  parts: [SIGN_UP_MESSAGES.thanks, 'The answer comes to this address.', NOT_YOU],
}

const OPEN: Email = {
  subject: `Your request for a ${PRODUCT} account is with us already`,
  parts: [
    `Somebody asked for a ${PRODUCT} account with this address once more. An earlier request is still being reviewed, and its answer comes to this address.`,
    NOT_YOU,
  ],
}

const BY_STATUS: Record<string, (origin: string) => Email> = { active, invited }

function active(origin: string): Email {
  return {
    subject: `You have a ${PRODUCT} account already`,
    parts: [
      `Somebody asked for a ${PRODUCT} account with this address. It has one, so no other was made.`,
      { button: 'Log in', href: new URL(accountPaths.login(), origin).href },
      'If you have forgotten the password, choose a new one:',
      { button: 'Forgot password', href: new URL(accountPaths.forgotPassword(), origin).href },
      NOT_YOU,
    ],
  }
}

function invited(): Email {
  return {
    subject: `Your ${PRODUCT} account waits for you`,
    parts: [
      `Somebody asked for a ${PRODUCT} account with this address. It has one that is not set up yet: the link to do so is in an earlier email from us. If the link has expired, opening it says how to get a new one.`,
      NOT_YOU,
    ],
  }
}

function closed(): Email {
  return {
    subject: `Your ${PRODUCT} account is closed`,
    parts: [
      `Somebody asked for a ${PRODUCT} account with this address. It had one that is closed, so no other was made. Please talk to the ${PRODUCT} staff if you need it again.`,
      NOT_YOU,
    ],
  }
}
