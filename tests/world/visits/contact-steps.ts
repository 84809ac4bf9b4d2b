import * as contactStep from '~/routes/accounts/profile/contact'
import * as codeStep from '~/routes/accounts/profile/contact-code'
import { at } from './responses'

/** Binds a step to the contact parameter of its path. */
const about =
  <Answer>(contact: 'phone' | 'email', handler: (args: ReturnType<typeof at>) => Answer) =>
  ({ request }: { request: Request }) =>
    handler(at(request, { contact }))

export const requestEmail = about('email', contactStep.action)
export const verifyEmail = about('email', codeStep.action)
export const requestPhone = about('phone', contactStep.action)
export const phoneCodeDialog = about('phone', codeStep.loader)
export const verifyPhone = about('phone', codeStep.action)
