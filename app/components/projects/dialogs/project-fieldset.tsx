import type { FieldState } from '~/components/ui/form/field-state'
import { DateRange } from '~/components/ui/form/inputs/date-range'
import { TextareaField } from '~/components/ui/form/inputs/textarea-field'
import { TextField } from '~/components/ui/form/text-field'
import {
  LONGEST_PROJECT_DESCRIPTION,
  LONGEST_PROJECT_TITLE,
  PROJECT_DAYS,
  type ProjectFields,
} from '~/models/projects/project-fields'
import { LONGEST_LINE } from '~/models/trade/constants'

/** What a project is called, whose it is and when it films. */
export function ProjectFieldset({ field }: { field: (name: keyof ProjectFields) => FieldState }) {
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <TextField {...field('title')} label="Project title" maxLength={LONGEST_PROJECT_TITLE} required />
      <TextField {...field('productionCompany')} label="Production company" maxLength={LONGEST_LINE} required />
      <TextareaField
        {...field('description')}
        label="Description"
        placeholder="Optional"
        rows={2}
        maxLength={LONGEST_PROJECT_DESCRIPTION}
        className="sm:col-span-2"
      />
      <TextField
        {...field('location')}
        label="Location"
        placeholder="Optional"
        maxLength={LONGEST_LINE}
        className="sm:col-span-2"
      />
      <DateRange
        legend="Dates (optional)"
        from={field('startsOn')}
        to={field('endsOn')}
        within={PROJECT_DAYS}
        className="sm:col-span-2"
      />
    </div>
  )
}
