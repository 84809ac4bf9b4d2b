import type { Phone } from '~/models/trade/fields/person'

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
