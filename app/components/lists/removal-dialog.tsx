import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import type { Picture } from '~/components/ui/photo'

interface RemovalDialogProps {
  title: string
  picture: Picture | null
  listName: string
  /** Why it cannot be removed now, or null. */
  refusal: string | null
  /** What it means for an open inquiry, or null. */
  staysOpen: string | null
  errors?: readonly string[]
  closeTo: string
}

/** Asks for confirmation before a vehicle is removed from its list. */
export function RemovalDialog({ title, picture, listName, refusal, staysOpen, errors, closeTo }: RemovalDialogProps) {
  return (
    <FormDialog
      title="Remove Vehicle"
      subtitle={title}
      picture={picture}
      closeTo={closeTo}
      size="small"
      errors={errors}
      submitLabel={refusal === null ? 'Remove Vehicle' : null}
      submitLook="refuse"
    >
      {refusal === null ? (
        <>
          <p>
            Remove {title} from <bdi>{listName}</bdi>? It moves to Removed Vehicles, and you can add it again at any
            time.
          </p>
          {staysOpen && (
            <Note tone="waiting" className="mt-3">
              {staysOpen}
            </Note>
          )}
        </>
      ) : (
        <Note tone="gone">{refusal}</Note>
      )}
    </FormDialog>
  )
}
