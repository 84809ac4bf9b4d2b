import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { confirmedRate, ownNumber, rate } from '~/models/trade/fields/form-fields'

/** A counter offer. `round` is the one the page showed: an answer to an older offer is none. */
export const OfferForm = z.object({ rate: rate(), confirmed: confirmedRate(), round: ownNumber() })

/** Accepting or declining the offer of that round. */
export const AnswerForm = z.object({ round: ownNumber() })

/** A card stays when its inquiry has ended and another one begins, so its forms name the inquiry as well. */
const ofCard = { inquiryId: z.guid({ error: PAGE_OUTDATED }) }

export const CardOfferForm = OfferForm.extend(ofCard)

export const CardAnswerForm = AnswerForm.extend(ofCard)
