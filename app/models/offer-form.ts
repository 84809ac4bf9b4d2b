import { z } from 'zod'
import { ownNumber, rate } from './form-fields'

/** A counter offer. `round` is the one the page showed: an answer to an older offer is none. */
export const OfferForm = z.object({ rate: rate(), round: ownNumber() })

/** Accepting or declining the offer of that round. */
export const AnswerForm = z.object({ round: ownNumber() })
