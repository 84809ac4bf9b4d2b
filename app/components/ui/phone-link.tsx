import type { Phone } from '~/models/trade/fields/person'
import { BUTTON_CLASS, type ButtonLook } from './button'
import { Icon } from './icon'

interface PhoneLinkProps {
  phone: Phone
  /** Whose phone it is, if the text around it does not say so. */
  name?: string
  className?: string
}

/** A phone number that a press calls. */
export function PhoneLink({ phone, name, className = '' }: PhoneLinkProps) {
  return (
    <a className={`link inline-flex min-h-11 items-center whitespace-nowrap ${className}`} href={`tel:${phone.e164}`}>
      {name && <span className="sr-only">Call {name}, </span>}
      {phone.shown}
    </a>
  )
}

interface PhoneButtonProps {
  phone: Phone
  /** Whose phone it is. */
  name: string
  look?: ButtonLook
  className?: string
}

/** The same as a button, where a call is the next step. */
export function PhoneButton({ phone, name, look = 'outline', className = '' }: PhoneButtonProps) {
  return (
    <a className={`${BUTTON_CLASS[look]} figure whitespace-nowrap ${className}`} href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      <span>
        Call<span className="sr-only"> {name},</span> {phone.shown}
      </span>
    </a>
  )
}
