import { z } from 'zod'
import { SignerForm } from './signer-form'

/** Who is to sign instead, or anew. `replaces` is the agreement that the page was about. */
export const NewSignerForm = SignerForm.omit({ revision: true }).extend({ replaces: z.guid() })
