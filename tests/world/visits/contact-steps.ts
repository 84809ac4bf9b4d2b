import * as contactStep from '~/routes/accounts/profile/contact'
import * as codeStep from '~/routes/accounts/profile/contact-code'
import { at } from './answers'

/** A step about a number or about an address, as the path says which. */
const about =
  <Answer>(contact: 'phone' | 'email', door: (args: ReturnType<typeof at>) => Answer) =>
  ({ request }: { request: Request }) =>
    door(at(request, { contact }))

export const requestEmail = about('email', contactStep.action)
export const verifyEmail = about('email', codeStep.action)
export const requestPhone = about('phone', contactStep.action)
export const phoneCodeDialog = about('phone', codeStep.loader)
export const verifyPhone = about('phone', codeStep.action)
