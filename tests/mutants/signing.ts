import { type Fault, faultsIn } from './fault'

const SIGNING = ['postgres', 'services/signing/signing.test.ts'] as const
const DOCUSIGN = ['postgres', 'services/signing/docusign.test.ts'] as const
const UNWELL = ['postgres', 'services/signing/docusign-unwell.test.ts'] as const
const HEARD = ['postgres', 'routes/signing/docusign.test.ts'] as const
const VERIFY = ['postgres', 'services/signing/verify.test.ts'] as const

/** What is signed, by whom, and how it is kept and checked. */
export const SIGNED: readonly Fault[] = [
  ...faultsIn('services/signing/sign-agreement.server.ts', SIGNING, [
    [
      'another-text-signed',
      'a text is signed that the page did not show',
      'agreement.textSha256 !== given.text',
      'given.text === null',
    ],
    ['any-name-signs', 'anybody signs by any name', '!isSameName(given.name, name)', "given.name === ''"],
  ]),
  ...faultsIn('services/signing/open-agreement.server.ts', SIGNING, [
    [
      'former-signer-signs',
      'whoever was named by mistake signs the agreement of the other',
      'if (isForSomebodyElse || isOver)',
      'if (isOver)',
    ],
  ]),
  ...faultsIn('services/signing/renew-agreement.server.ts', SIGNING, [
    [
      'old-link-to-nowhere',
      'the link of an agreement that was replaced leads nowhere',
      'await moveSigningLinks(tx, agreement.id, renewed.id)',
      '',
    ],
  ]),
  ...faultsIn('services/signing/verify/check-chain.server.ts', VERIFY, [
    [
      'changed-event-unnoticed',
      'an event that was changed is taken for what was sealed',
      'event.hash !== eventHash(event)',
      "event.hash === ''",
    ],
    [
      'count-unsealed',
      'the end of the events is cut off with their number',
      'if (!isUntouched && !(await',
      'if (order.id < 0 && !(await',
    ],
  ]),
  ...faultsIn('services/signing/reissue-signing-link.server.ts', SIGNING, [
    [
      'old-signing-link',
      'a resend leaves the old link',
      "if (kind === 'resent') await revokeSigningLinks(tx, agreementId)",
      '',
    ],
  ]),
  ...faultsIn('services/signing/docusign/follow-envelope.server.ts', DOCUSIGN, [
    [
      'withdrawn-envelope-signs',
      'what was signed in DocuSign counts after it was withdrawn',
      "(await isStillToDo(tx, envelope)) && agreement.status === 'not_signed'",
      'true',
    ],
  ]),
  ...faultsIn('services/signing/docusign/make-envelope.server.ts', UNWELL, [
    [
      'second-envelope',
      'an answer that was lost makes a second envelope',
      'envelope.attempts > 1 ? await findEnvelope(agreement.id) : null',
      'null',
    ],
  ]),
  ...faultsIn('services/signing/retire-agreement.server.ts', DOCUSIGN, [
    [
      'envelope-left-open',
      'what another agreement has replaced can still be signed in DocuSign',
      'await portOf(agreement).withdraw(tx, agreement)',
      '',
    ],
  ]),
  ...faultsIn('server/signing/docusign/connect-news.server.ts', HEARD, [
    [
      'unsigned-news',
      'anybody tells of envelopes in the name of DocuSign',
      'actual.length === expected.length && timingSafeEqual(actual, expected)',
      'actual.length === expected.length',
    ],
  ]),
  ...faultsIn('services/signing/resend-agreement.server.ts', SIGNING, [
    ['resent-twice', 'a double press mails two links', 'if (await wasJustSent(tx, agreement)) return { ok: true }', ''],
  ]),
]
