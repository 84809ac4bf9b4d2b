import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { type ListFields, LONGEST_LIST_NAME, LONGEST_LIST_PART } from '~/models/lists/list-heading'
import { LONGEST_LINE } from '~/models/trade/fields/lengths'

/** What a list is called and where it belongs. */
export function ListFieldset({ field }: { field: (name: keyof ListFields) => FieldState }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name')} label="Name" maxLength={LONGEST_LIST_NAME} required className="sm:col-span-2" />
      <TextField {...field('season')} label="Season" placeholder="Season (Optional)" maxLength={LONGEST_LIST_PART} />
      <TextField {...field('episode')} label="Episode" placeholder="Episode (Optional)" maxLength={LONGEST_LIST_PART} />
      <TextField {...field('act')} label="Act" placeholder="Act (Optional)" maxLength={LONGEST_LIST_PART} />
      <TextField {...field('scene')} label="Scene" placeholder="Scene (Optional)" maxLength={LONGEST_LIST_PART} />
      <TextField
        {...field('shotDescription')}
        label="Shot description"
        placeholder="ShotDescription (Optional)"
        maxLength={LONGEST_LINE}
        className="sm:col-span-2"
      />
      <TextField
        {...field('location')}
        label="Location"
        hint="Optional. Where these vehicles are needed."
        maxLength={LONGEST_LINE}
        className="sm:col-span-2"
      />
    </div>
  )
}
