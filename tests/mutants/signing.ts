import { type Fault, faultsIn } from './fault'

const SIGNING = ['postgres', 'services/orders/agreement/signing.test.ts'] as const
const DOCUSIGN = ['postgres', 'services/orders/agreement/docusign.test.ts'] as const
const UNWELL = ['postgres', 'services/orders/agreement/docusign-unwell.test.ts'] as const
const HEARD = ['postgres', 'routes/orders/docusign.test.ts'] as const
const VERIFY = ['postgres', 'services/orders/agreement/verify.test.ts'] as const

/** What is signed, by whom, and how it is kept and checked. */
export const SIGNED: readonly Fault[] = [
  ...faultsIn('services/orders/agreement/sign-agreement.server.ts', SIGNING, [
    [
      'another-text-signed',
      'a text is signed that the page did not show',
      'agreement.textSha256 !== given.text',
      'given.text === null',
    ],
    ['any-name-signs', 'anybody signs by any name', '!isSameName(given.name, name)', "given.name === ''"],
  ]),
  ...faultsIn('services/orders/agreement/open-agreement.server.ts', SIGNING, [
    [
      'former-signer-signs',
      'whoever was named by mistake signs the agreement of the other',
      'if (isForSomebodyElse || isOver)',
      'if (isOver)',
    ],
  ]),
  ...faultsIn('services/orders/agreement/renew-agreement.server.ts', SIGNING, [
    [
      'old-link-to-nowhere',
      'the link of an agreement that was replaced leads nowhere',
      'await moveSigningLinks(tx, agreement.id, renewed.id)',
      '',
    ],
  ]),
  ...faultsIn('services/orders/agreement/verify/check-chain.server.ts', VERIFY, [
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
  ...faultsIn('services/orders/agreement/reissue-signing-link.server.ts', SIGNING, [
    [
      'old-signing-link',
      'a resend leaves the old link',
      "if (kind === 'resent') await revokeSigningLinks(tx, agreementId)",
      '',
    ],
  ]),
  ...faultsIn('services/orders/agreement/docusign/follow-envelope.server.ts', DOCUSIGN, [
    [
      'withdrawn-envelope-signs',
      'what was signed in DocuSign counts after it was withdrawn',
      "(await isStillToDo(tx, envelope)) && agreement.status === 'not_signed'",
      'true',
    ],
  ]),
  ...faultsIn('services/orders/agreement/docusign/make-envelope.server.ts', UNWELL, [
    [
      'second-envelope',
      'an answer that was lost makes a second envelope',
      'envelope.attempts > 1 ? await findEnvelope(agreement.id) : null',
      'null',
    ],
  ]),
  ...faultsIn('services/orders/agreement/retire-agreement.server.ts', DOCUSIGN, [
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
  ...faultsIn('services/orders/agreement/resend-agreement.server.ts', SIGNING, [
    ['resent-twice', 'a double press mails two links', 'if (await wasJustSent(tx, agreement)) return { ok: true }', ''],
  ]),
]
