import { z } from 'zod'
import { INQUIRY_ANSWERS } from '../vocabulary/deals'
import { id } from './params'

/** The page of an emailed link to answer an offer, and the answer. */
export const AnswerLinkParams = z.object({ linkId: id })
export const LinkedAnswerParams = AnswerLinkParams.extend({ answer: z.enum(INQUIRY_ANSWERS) })

/** `other`: another offer of the same email. */
export const AnswerLinkQuery = z.object({ other: id.optional().catch(undefined) })
