import { personName } from '~/models/trade/fields/person'
import type { EnvelopeSigner } from '~/server/signing/docusign/envelopes.server'

/** The signer of an agreement as DocuSign knows them: the same in the envelope and whenever they are let in. */
export const envelopeSigner = (agreement: {
  id: string
  firstName: string
  lastName: string
  email: string
}): EnvelopeSigner => ({ name: personName(agreement), email: agreement.email, clientUserId: agreement.id })
