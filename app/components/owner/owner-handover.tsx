import { PhoneButton } from '~/components/ui/phone-link'
import { Section } from '~/components/ui/section'
import type { OwnerOrderView } from '~/services/owner/require-owner-order.server'

interface OwnerHandoverProps extends Pick<OwnerOrderView, 'missing' | 'project'> {
  handover: NonNullable<OwnerOrderView['handover']>
}

/**
 * What happens next with a booked vehicle, what is missing for it, where it goes, and whom to call: the crew calls about
 * a delivery.
 */
export function OwnerHandover({ handover, missing, project }: OwnerHandoverProps) {
  const { text, goesTo, contacts, shownFrom } = handover
  return (
    <Section headingId="handover" title={text} size="large" className="max-lg:order-first">
      {missing && <p className="mt-1">{missing}</p>}
      {goesTo && <p className="mt-1 break-words">Filming at {goesTo}</p>}
      {goesTo && contacts && (
        <p className="mt-1 text-sm text-quiet">
          <bdi>{project.productionCompany}</bdi> will call you to arrange the place and time.
        </p>
      )}
      {contacts ? (
        <ul className="mt-2 divide-y divide-base-300">
          {contacts.map(({ name, role, phone }, place) => (
            <li
              key={`${role} ${name} ${phone?.e164}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0"
            >
              <p className="min-w-0 grow break-words">
                <bdi className="block font-semibold">{name}</bdi>
                <span className="block text-sm text-quiet">{role}</span>
              </p>
              {phone && (
                <PhoneButton
                  {...{ phone, name }}
                  look={place === 0 && !goesTo ? 'primary' : 'outline'}
                  className="max-sm:w-full"
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-quiet">Whom to call is shown here starting {shownFrom}.</p>
      )}
    </Section>
  )
}
