import { SelectDates } from '~/components/ui/calendar/select-dates'
import type { FieldState } from '~/components/ui/form/field-state'
import { DateRange, TextareaField, TextField } from '~/components/ui/form/text-field'
import { PROJECT_DAYS, type ProjectFields } from '~/models/projects/project-fields'
import { MAX_LINE_LENGTH, MAX_PROJECT_DESCRIPTION_LENGTH, MAX_PROJECT_TITLE_LENGTH } from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'

/** The fields of a project. */
export function ProjectFieldset({ field }: { field: (name: keyof ProjectFields) => FieldState }) {
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <TextField
        {...field('title')}
        label="Project title"
        noteAbout={printNote}
        maxLength={MAX_PROJECT_TITLE_LENGTH}
        required
      />
      <TextField
        {...field('productionCompany')}
        label="Production company"
        noteAbout={printNote}
        maxLength={MAX_LINE_LENGTH}
        required
      />
      <TextareaField
        {...field('description')}
        label="Description"
        placeholder="Optional"
        rows={2}
        maxLength={MAX_PROJECT_DESCRIPTION_LENGTH}
        className="sm:col-span-2"
      />
      <TextField
        {...field('location')}
        label="Location"
        placeholder="Optional"
        maxLength={MAX_LINE_LENGTH}
        className="sm:col-span-2"
      />
      <DateRange
        legend="Dates (optional)"
        from={field('startsOn')}
        to={field('endsOn')}
        within={PROJECT_DAYS}
        className="sm:col-span-2"
        calendar={<SelectDates from={field('startsOn').id} to={field('endsOn').id} />}
      />
    </div>
  )
}
