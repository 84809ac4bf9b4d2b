import type { ReactNode } from 'react'
import { CheckboxGroup, type Choice, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { DateRange, TextareaField, TextField } from '~/components/ui/form/text-field'
import type { Booking } from '~/models/trade/days/day'

/** The fields of every inquiry besides its rate. */
type Name = 'productionCompany' | 'location' | 'from' | 'to' | 'dayLimit' | 'mileage' | 'usage' | 'note'

export type InquiryChoices = Record<'dayLimit' | 'mileage' | 'usage', readonly Choice[]>

interface InquiryFieldsProps {
  field: (name: Name) => FieldState
  choices: InquiryChoices
  bookable: Booking
  /** Below the days: the taken days and the calendar. */
  calendar?: ReactNode
  usageHint?: string | null
  /** How fast the owner usually answers. */
  answerTime?: string | null
  noteLabel: string
  /** The rate field, which differs between one inquiry and several. */
  children: ReactNode
}

/** The fields of an inquiry, about one vehicle or several, in two columns of the form around them. */
export function InquiryFields({
  field,
  choices,
  bookable,
  calendar,
  usageHint,
  answerTime,
  noteLabel,
  children,
}: InquiryFieldsProps) {
  return (
    <>
      <TextField {...field('productionCompany')} label="Production Company" autoComplete="organization" />
      <TextField {...field('location')} label="Location" />
      <DateRange
        legend="Booking Period"
        from={field('from')}
        to={field('to')}
        within={bookable}
        className="md:col-span-2"
        calendar={calendar}
      />
      {children}
      <SelectField
        {...field('dayLimit')}
        label="Owner must answer within"
        choices={choices.dayLimit}
        hint={['After that, the offer expires.', answerTime].filter(Boolean).join(' ')}
      />
      <SelectField
        {...field('mileage')}
        label="Mileage"
        choices={choices.mileage}
        emptyLabel="Choose"
        className="md:col-span-2"
      />
      <CheckboxGroup
        {...field('usage')}
        label="Usage"
        choices={choices.usage}
        hint={usageHint ?? undefined}
        className="md:col-span-2"
      />
      <TextareaField
        {...field('note')}
        label={noteLabel}
        rows={2}
        dir="auto"
        autoComplete="off"
        className="md:col-span-2"
      />
    </>
  )
}
