import { redirect } from '@remix-run/node'
import type { CodeForm } from '~/models/accounts/code-form'
import { type Contact, contactWords } from '~/models/accounts/profile-contact'
import type { EmailForm, PhoneForm } from '~/models/accounts/profile-form'
import { CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import type { Refusal } from '~/models/trade/outcome'
import { paths } from '~/models/trade/paths'
import { invalid, type ReadForm, refusal } from '~/server/http/read-form.server'
import { redirectWithToast } from '~/server/http/toast.server'
import type { Renter } from '~/server/session/renter.server'
import { confirmContactChange } from './confirm-contact-change.server'
import { findContactChange, letGoOfContactChange } from './contact-change.server'
import { requestContactChange } from './request-contact-change.server'
import { resendContactCode } from './resend-contact-code.server'

type Wanted = ReturnType<typeof PhoneForm.parse> | ReturnType<typeof EmailForm.parse>
type Code = ReturnType<typeof CodeForm.parse>

/** Where the two steps are: what it will be, and the code that was sent there. */
const STEPS = {
  phone: { first: paths.profilePhone, second: paths.profilePhoneCode },
  email: { first: paths.profileEmail, second: paths.profileEmailCode },
}

/**
 * Answers the form of the first step, as the page of the account that `requireAccount` found. What a rule refuses stays
 * in the form; what broke closes the dialog and is told over the profile.
 */
export async function answerWanted(request: Request, account: Renter, contact: Contact, form: ReadForm<Wanted>) {
  if (form.status !== 'success') return invalid(form)
  const target = 'email' in form.value ? form.value.email : form.value.phoneNumber
  const outcome = await requestContactChange(request, account, contact, target)
  if (outcome.ok) return redirect(STEPS[contact].second(), { headers: { 'Set-Cookie': outcome.cookie } })
  if (!isBreakdown(outcome)) return refusal(form, outcome)
  return redirectWithToast(paths.profile(), outcome.message, 'error')
}

/** Where the code of the second step went, as people read it; back to the first step where this browser asked for none. */
export async function showSentTo(request: Request, account: Renter, contact: Contact) {
  const change = await findContactChange(request, account, contact)
  if (!change) throw redirect(STEPS[contact].first())
  return { sentTo: contactWords(contact, change.target) }
}

/**
 * Answers the form of the second step, or its button for another code. What a rule refuses stays in the form; what broke
 * leaves the dialog open and is told in it.
 */
export async function answerCode(request: Request, account: Renter, contact: Contact, form: ReadForm<Code>) {
  const change = await findContactChange(request, account, contact)
  if (!change) return redirect(STEPS[contact].first())
  if (form.status !== 'success') return invalid(form)

  const here = STEPS[contact].second()
  const { code, resend } = form.value
  const isResend = resend !== undefined
  const outcome = isResend
    ? await resendContactCode(request, account, contact, change)
    : await confirmContactChange(request, account, contact, { token: change.token, code })
  if (!outcome.ok && isBreakdown(outcome)) return redirectWithToast(here, outcome.message, 'error')
  if (!outcome.ok) return refusal(form, outcome)
  if (isResend) return redirectWithToast(here, CONTACT_MESSAGES[contact].codeSent)
  const headers = { 'Set-Cookie': await letGoOfContactChange(contact) }
  return redirectWithToast(paths.profile(), CONTACT_MESSAGES[contact].changed, 'success', headers)
}

const isBreakdown = ({ message }: Refusal) => message === PROFILE_MESSAGES.failed
