import { type Fault, faultsIn } from './fault'

const SESSION = ['embedded', 'server/session/session.test.ts'] as const
const MAIL_DESK = ['postgres', 'services/provider/mail-desk.test.ts'] as const
const CODES = ['embedded', 'services/accounts/codes.test.ts'] as const

/** Sessions, log-in, codes, links and requests for an account. */
export const ACCOUNTS: readonly Fault[] = [
  ...faultsIn('server/session/session-cookie.server.ts', SESSION, [
    [
      'session-without-signature',
      'the id of a session is enough to have it',
      'if (!isSignature(refreshPart,',
      'if (false && !isSignature(refreshPart,',
    ],
    ['stamp-for-ever', 'a session is never looked at again', 'isOurs && until > now.getTime()', 'isOurs'],
    ['cookie-for-scripts', 'scripts of the page can read the session', 'HttpOnly; ', ''],
  ]),
  ...faultsIn('server/session/session.server.ts', SESSION, [
    ['ended-session-goes-on', 'a session goes on after its log-out', 'row.endedAt !== null || ', ''],
    ['closed-account-goes-on', 'a closed account stays logged in', "row.status !== 'active' || ", ''],
    ['session-without-end', 'a session outlives its longest life', 'row.expiresAt <= now || ', ''],
    [
      'idle-session-goes-on',
      'a session left alone for too long goes on',
      '> env().SESSION_IDLE_DAYS * DAY_MS',
      '> env().SESSION_IDLE_DAYS * DAY_MS * 2',
    ],
    ['copied-cookie-goes-on', 'a copied cookie leaves the session to its thief', 'await endSession(row.id, now)', ''],
  ]),
  ...faultsIn(
    'server/session/session.server.ts',
    ['embedded', 'services/booking/cart.test.ts'],
    [
      [
        'cart-count-of-all',
        "the bar counts other people's vehicles",
        '$count(cartItems, eq(cartItems.accountId, accounts.id))',
        '$count(cartItems)',
      ],
    ],
  ),
  ...faultsIn(
    'server/session/session.server.ts',
    ['embedded', 'services/accounts/account-change.test.ts'],
    [
      [
        'this-session-ends-too',
        'a log-out elsewhere ends this browser too',
        'exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined',
        'undefined',
      ],
    ],
  ),
  ...faultsIn(
    'server/session/require-signer.server.ts',
    ['embedded', 'routes/signing/agreement.test.ts'],
    [
      [
        'expired-link-opens',
        'a signing link that has run out still opens',
        'link.revokedAt || link.expiresAt <= now()',
        'link.revokedAt',
      ],
    ],
  ),
  ...faultsIn(
    'server/session/require-area.server.ts',
    ['embedded', 'routes/owner/owner.test.ts', 'routes/booking/cart.test.ts'],
    [['every-area-open', 'a role opens what is not for it', 'if (!mayOpen(area, role)) throw forbidden()', '']],
  ),
  ...faultsIn(
    'server/http/origin.server.ts',
    ['embedded', 'routes/booking/checkout.test.ts', 'routes/accounts/account-setup.test.ts'],
    [
      [
        'cross-site-post',
        'another site posts forms here',
        "if (site && site !== 'same-origin' && site !== 'none') throw forbidden()",
        '',
      ],
    ],
  ),
  ...faultsIn(
    'models/trade/answers/try-limits.ts',
    ['embedded', 'server/session/rate-limit.test.ts'],
    [
      [
        'limit-ten-times',
        'a password can be guessed ten times as often',
        "'log-in': {\n    here: { tries: 10,",
        "'log-in': {\n    here: { tries: 100,",
      ],
    ],
  ),
  ...faultsIn(
    'server/session/rate-limit.server.ts',
    ['embedded', 'server/session/rate-limit.test.ts'],
    [
      [
        'asking-is-forgiven',
        'codes can be asked for without end',
        'if (TRY_LIMITS[limit].isGuess) {',
        'if (outcome.ok) {',
      ],
    ],
  ),
  ...faultsIn(
    'server/session/rate-limit.server.ts',
    ['embedded', 'services/accounts/contact-change.test.ts'],
    [
      [
        'refused-is-counted',
        'a code that was refused uses up one that could be sent',
        '} else if (!outcome.ok) await takeTryBack(limit, asker, subject, weight)',
        '}',
      ],
    ],
  ),
  ...faultsIn(
    'services/provider/invite-owner.server.ts',
    ['embedded', 'services/posted-twice.test.ts'],
    [
      [
        'invited-twice',
        'a second press ends the link just mailed',
        'if (await hasFreshLink(tx, accountId)) return',
        'if (false) return',
      ],
    ],
  ),
  ...faultsIn(
    'server/http/client-address.server.ts',
    ['embedded', 'server/http/client-address.test.ts'],
    [
      [
        'address-made-up',
        'anybody names the address that limits count by',
        'forwarded.at(-PROXIES)',
        'forwarded.at(0)',
      ],
    ],
  ),
  ...faultsIn(
    'services/accounts/sign-in.server.ts',
    ['embedded', 'services/accounts/sign-in.test.ts'],
    [
      ['any-password', 'any password opens an account', "if (compared === 'wrong' || ", 'if ('],
      [
        'old-form-kept',
        'a password stays stored as it was once typed',
        'isOld ? await hashPassword(credentials.password) : before',
        'before',
      ],
      ['session-before-stays', 'the session before stays open in the browser', 'if (before) await', 'if (false) await'],
    ],
  ),
  ...faultsIn('services/provider/mail/send-again.server.ts', MAIL_DESK, [
    ['sent-again-twice', 'two clicks issue two links', 'if (!letter.isDue) return { ok: true, isNew }', ''],
    ['old-letter-goes-out', 'a letter goes out beside the one in its place', 'await replaceLetter(tx, mailId)', ''],
  ]),
  ...faultsIn('services/accounts/setup/reissue-setup-link.server.ts', MAIL_DESK, [
    ['link-after-set-up', 'a set-up link is issued for an account in use', "account?.status !== 'invited' || ", ''],
  ]),
  ...faultsIn('services/accounts/codes/try-code.server.ts', CODES, [
    ['code-guessed', 'a code can be tried without end', 'lt(verificationCodes.tries, CODE_TRIES),', ''],
    ['code-for-ever', 'a code works after its time', 'gt(verificationCodes.expiresAt, now()),', ''],
    ['code-twice', 'a code is accepted twice', 'isNull(verificationCodes.acceptedAt),', ''],
    [
      'code-of-another-account',
      'a code changes another account',
      'eq(verificationCodes.accountId, accountId)',
      'undefined',
    ],
  ]),
  ...faultsIn(
    'services/accounts/reset/reset-password.server.ts',
    ['embedded', 'routes/accounts/reset.test.ts'],
    [
      [
        'reset-leaves-thief',
        'a new password leaves the thief logged in',
        'await endSessionsOf(tx, account.id, now())',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/accounts/profile/change-password.server.ts',
    ['embedded', 'services/accounts/account-change.test.ts'],
    [
      [
        'two-passwords-at-once',
        'of two changes at the same moment both succeed',
        ', eq(accounts.passwordHash, before)',
        '',
      ],
    ],
  ),
  ...faultsIn(
    'services/accounts/setup/setup-link.server.ts',
    ['embedded', 'routes/accounts/account-setup.test.ts'],
    [['setup-link-for-ever', 'a set-up link never runs out', 'gt(links.expiresAt, now()),', '']],
  ),
  ...faultsIn(
    'services/accounts/sign-up/decide-sign-up.server.ts',
    ['embedded', 'services/provider/decide-sign-up.test.ts'],
    [
      [
        'decided-twice',
        'a request is decided a second time',
        "if (request.status === 'requested') return",
        'if (true) return',
      ],
    ],
  ),
]
