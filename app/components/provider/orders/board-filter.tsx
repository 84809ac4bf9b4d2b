import { plainField } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { MAX_LINE_LENGTH } from '~/models/trade/constants'

/** The project and the owner whose orders a day out of days shows. */
export function BoardFilter({ filter }: { filter: { project: string; owner: string } }) {
  const field = plainField({ values: filter }, ['project', 'owner'])
  const text = { type: 'search', maxLength: MAX_LINE_LENGTH, autoComplete: 'off' }
  return (
    <div className="grid flex-1 basis-72 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-3">
      <TextField {...field('project')} {...text} label="Project" placeholder="All projects" />
      <TextField {...field('owner')} {...text} label="Owner" placeholder="All owners" />
    </div>
  )
}
