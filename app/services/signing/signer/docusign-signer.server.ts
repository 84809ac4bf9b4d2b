import { beginEnvelope } from '../docusign/begin-envelope.server'
import { openRecipientView } from '../docusign/open-recipient-view.server'
import { withdrawEnvelope } from '../docusign/withdraw-envelope.server'
import type { SignerPort } from './signer-port'

/** Signed in DocuSign: an envelope for each agreement, which a job makes, follows and withdraws. */
export const docusignSigner: SignerPort = {
  way: 'docusign',
  send: (tx, { id }) => beginEnvelope(tx, id),
  withdraw: (tx, { id }) => withdrawEnvelope(tx, id),
  visit: openRecipientView,
}
