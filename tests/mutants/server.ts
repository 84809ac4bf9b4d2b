import { type Fault, faultsIn } from './fault'

const OUTBOX = ['embedded', 'server/mail/outbox.test.ts'] as const
const TEXTS = ['embedded', 'server/mail/letter-texts.test.ts'] as const
const CONSTRAINTS = ['embedded', 'server/db/constraints.test.ts'] as const
const BACKUP = ['embedded', 'server/db/backup.test.ts'] as const
const HEADERS = ['embedded', 'server/http/security-headers.test.ts'] as const

/** Mail, logs, headers, and what the database refuses whatever the code says. */
export const SERVER: readonly Fault[] = [
  ...faultsIn('server/delivery/outbox-lease.server.ts', OUTBOX, [
    [
      'lost-lease-settles',
      'a mail that another process delivers is marked by this one',
      'leasedUntil ? eq(outbox.leasedUntil, leasedUntil) : undefined',
      'undefined',
    ],
    ['lease-not-looked-at', 'two processes deliver one mail', 'and (leased_until is null or ', 'and (true or '],
    ['put-back-counts', 'what was never tried counts as an attempt', '} - 1`', '}`'],
  ]),
  ...faultsIn('server/delivery/deliver-outbox.server.ts', OUTBOX, [
    ['delivered-too-late', 'a mail is sent that another process has by now', '|| !mayBegin(row)', ''],
    [
      'letters-overtake',
      'letters to one reader overtake each other',
      'return [...queues.values()]',
      'return rows.map((row) => [row])',
    ],
    ['one-at-a-time', 'a backlog leaves one letter at a time', 'rows.length < BATCH ? 1 : AT_ONCE', '1'],
    [
      'all-at-once',
      'a few letters open as many connections as a backlog',
      'rows.length < BATCH ? 1 : AT_ONCE',
      'AT_ONCE',
    ],
    ['never-given-up', 'a mail that nobody takes is tried for ever', 'row.attempts >= ATTEMPTS || ', ''],
    ['sent-before-it-is', 'a mail that was refused counts as sent', 'await postpone(row, error)\n', ''],
  ]),
  ...faultsIn('server/delivery/deliver-outbox.server.ts', TEXTS, [
    [
      'texts-kept',
      'what was sent stays in the database',
      'return isNeeded || env().DEMO ? {} : { sealed: null }',
      'return {}',
    ],
    [
      'given-up-code-kept',
      'a code that was given up stays',
      "(status === 'given-up' && secretKind === null)",
      "status === 'given-up'",
    ],
  ]),
  ...faultsIn('server/outbox/sealed-letter.server.ts', TEXTS, [
    [
      'letters-readable',
      'letters lie readable in the database',
      'return seal(JSON.stringify({ text, html }), messageId)',
      'return JSON.stringify({ text, html })',
    ],
  ]),
  ...faultsIn('server/seal.server.ts', TEXTS, [
    ['seal-of-anything', 'a seal opens in another row', '.setAAD(Buffer.from(of)).setAuthTag(tag)', '.setAuthTag(tag)'],
  ]),
  ...faultsIn('server/backup/make-backup.server.ts', BACKUP, [
    ['backups-not-shared', 'six who ask have six backups made', 'here.underway ??= begin', 'here.underway = begin'],
  ]),
  ...faultsIn('server/backup/backup-worker.mjs', BACKUP, [
    [
      'changed-files-left-out',
      'a backup holds files of two moments',
      'if (copied.get(path) === state) return',
      'if (copied.has(path)) return',
    ],
  ]),
  ...faultsIn('server/private-folder.server.ts', BACKUP, [
    ['folder-open-to-others', 'everybody on the machine reads the database', 'chmodSync(folder, 0o700)', ''],
  ]),
  ...faultsIn('server/outbox/write-outbox.server.ts', OUTBOX, [
    [
      'told-only-one',
      'of several people one is told',
      'JSON.stringify([kind, key, recipient.toLowerCase()])',
      'JSON.stringify([kind, key])',
    ],
  ]),
  ...faultsIn(
    'server/mail/mail-letter.ts',
    ['models', 'server/mail-letter.test.ts'],
    [
      [
        'markup-in-letters',
        'what people type is markup in a letter',
        'text.replace(/[&<>"\']/g,',
        'text.replace(/[&]/g,',
      ],
    ],
  ),
  ...faultsIn(
    'server/mail/mailer.server.ts',
    ['embedded', 'server/mail/outbox.test.ts', 'server/mail/smtp.test.ts'],
    [
      [
        'recipients-added',
        'an address with a comma is two recipients',
        "to: { name: '', address: letter.recipient }",
        'to: letter.recipient',
      ],
    ],
  ),
  ...faultsIn(
    'server/outbox/outbox-page.server.ts',
    ['embedded', 'routes/provider/outbox.test.ts'],
    [['outbox-open-to-all', 'everybody reads everybody’s mail', 'if (!env().DEMO) throw notFound()', '']],
  ),
  ...faultsIn(
    'server/log.server.ts',
    ['embedded', 'server/log.test.ts'],
    [['typed-is-logged', 'the log holds what people typed', "message.split('\\nparams: ')", '[message]']],
  ),
  ...faultsIn('server/http/security-headers.server.ts', HEADERS, [
    ['pages-framed', 'another site frames a page', "'frame-ancestors': \"'none'\"", "'frame-ancestors': '*'"],
    ['forms-sent-away', 'a form may be posted to another site', `hostOf(form)}\` : "'self'"`, `hostOf(form)}\` : '*'`],
    ['framed-from-anywhere', 'a page frames other sites', `frames.join(' ') || "'none'"`, "'*'"],
    ['base-moved', 'a page may move its base to another site', "'base-uri': \"'none'\"", "'base-uri': '*'"],
    ['scripts-from-anywhere', 'a page runs scripts of other sites', "`'self' 'nonce-", "`* 'nonce-"],
    ['pictures-from-anywhere', 'a page loads pictures of other sites', "'self' data: blob:", '*'],
    [
      'data-runs',
      'data may run and load what it names',
      "default-src 'none'; frame-ancestors",
      'default-src *; frame-ancestors',
    ],
    ['types-guessed', 'browsers guess what a file is', "['X-Content-Type-Options', 'nosniff'],", ''],
    ['data-framed', 'older browsers frame an answer', "['X-Frame-Options', 'DENY'],", ''],
    ['addresses-told', 'other sites read the addresses of our pages', "['Referrer-Policy', 'same-origin'],", ''],
    [
      'opener-kept',
      'a page of another site keeps a hold on ours',
      "['Cross-Origin-Opener-Policy', 'same-origin'],",
      '',
    ],
    ['resources-lent', 'other sites load our answers', "['Cross-Origin-Resource-Policy', 'same-origin'],", ''],
    [
      'camera-for-all',
      'a page may ask for microphone and payments',
      "microphone=(), payment=()'",
      "microphone=(self), payment=(self)'",
    ],
    ['http-again', 'browsers come back without https', 'if (isSecure()) headers.push', 'if (false) headers.push'],
  ]),
  ...faultsIn('server/db/migrations/0002_never.sql', CONSTRAINTS, [
    [
      'held-twice',
      'a vehicle is held twice for a day',
      'EXCLUDE USING gist (vehicle_id WITH =, period WITH &&) WHERE (active)',
      'CHECK (true)',
    ],
    [
      'item-holds-twice',
      'an item of an order holds two periods',
      'CREATE UNIQUE INDEX one_active',
      'CREATE INDEX one_active',
    ],
    [
      'in-cart-twice',
      'a cart holds a vehicle twice on a day',
      "EXCLUDE USING gist (account_id WITH =, vehicle_id WITH =, daterange(booked_from, booked_to, '[]') WITH &&)",
      'CHECK (true)',
    ],
    [
      'history-shrinks',
      'offers can be deleted from the history',
      'BEFORE UPDATE OR DELETE ON offers',
      'BEFORE UPDATE ON offers',
    ],
  ]),
  ...faultsIn('server/db/migrations/0001_tables.sql', CONSTRAINTS, [
    [
      'two-live-inquiries',
      'a list vehicle has two live inquiries',
      'CREATE UNIQUE INDEX "one_live_inquiry',
      'CREATE INDEX "one_live_inquiry',
    ],
    [
      'two-orders-of-a-cart',
      'a cart makes two orders',
      'UNIQUE("placed_by","cart_revision")',
      'UNIQUE("placed_by","cart_revision","id")',
    ],
    [
      'two-owners',
      'a project has two Owners',
      'CREATE UNIQUE INDEX "project_has_one_owner"',
      'CREATE INDEX "project_has_one_owner"',
    ],
    [
      'two-agreements',
      'an order has two agreements that count',
      'CREATE UNIQUE INDEX "one_current_agreement"',
      'CREATE INDEX "one_current_agreement"',
    ],
  ]),
  ...faultsIn(
    'server/http/cookies.server.ts',
    ['embedded', 'server/http/remembered.test.ts'],
    [
      [
        'unsent-cleared',
        'a log-out takes photos along that were never sent',
        'hasUnsent ? \'"cache"\' : \'"cache", "storage"\'',
        '\'"cache", "storage"\'',
      ],
    ],
  ),
]
