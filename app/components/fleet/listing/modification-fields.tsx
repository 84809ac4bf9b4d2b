import { CheckboxGroup } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextareaField, TextField } from '~/components/ui/form/text-field'
import { NO_MODIFICATIONS } from '~/models/fleet/listing/listing-form-messages'
import { MAX_MODIFICATIONS_LENGTH } from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'
import { MODIFICATIONS } from '~/models/trade/vocabulary/vehicle-details'
import { FieldsFold } from './fields-fold'

interface ModificationFieldsProps {
  field: (name: 'modifications' | 'otherModifications' | 'modificationCost') => FieldState
}

/** The modifications of a vehicle, and what crews read who ask for others. */
export function ModificationFields({ field }: ModificationFieldsProps) {
  const fields = [field('modifications'), field('otherModifications'), field('modificationCost')]
  return (
    <section className="sheet px-4 py-1 sm:px-5" aria-labelledby="modifications">
      <FieldsFold
        title={
          <h2 id="modifications" className="text-base font-semibold">
            MODIFICATIONS
          </h2>
        }
        fields={fields}
      >
        <div>
          <p className="text-sm text-quiet">Crews who ask for modifications read:</p>
          <blockquote className="mt-1 border-l-4 border-base-300 pl-3">{NO_MODIFICATIONS}</blockquote>
        </div>
        <CheckboxGroup {...field('modifications')} label="Already made to the vehicle" choices={MODIFICATIONS} />
        <div className="grid gap-4 sm:grid-cols-3 sm:gap-5">
          <TextareaField
            {...field('otherModifications')}
            label="Others, one per line (optional)"
            rows={3}
            maxLength={MAX_MODIFICATIONS_LENGTH}
            className="sm:col-span-2"
            noteAbout={printNote}
          />
          <TextField
            {...field('modificationCost')}
            label="Modification cost (optional)"
            before="$"
            inputMode="numeric"
            pattern="\d*"
            maxLength={9}
            hint="Whole dollars. Only you and the staff see it."
            autoComplete="off"
          />
        </div>
      </FieldsFold>
    </section>
  )
}
