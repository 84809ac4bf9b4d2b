import { Dialog, DialogBody } from '~/components/ui/dialog/dialog'
import { FormErrors } from '~/components/ui/form/form-errors'
import { Name } from '~/components/ui/name'
import { Tabs } from '~/components/ui/tabs'
import { NO_REACTIONS_YET } from '~/models/lists/no-reactions'
import type { Reactions } from '~/models/lists/reactions'
import { listPaths } from '~/models/trade/paths/lists'
import type { Rating } from '~/models/trade/vocabulary/projects'

interface ReactionsDialogProps {
  projectId: string
  listVehicleId: string
  title: string
  /** The current tab. */
  rating: Rating
  reactions: Reactions
  /** The members with this tab's reaction. */
  names: readonly string[]
  /** Why a posted reaction was not understood. */
  errors?: readonly string[]
  closeTo: string
  /** The query of the page behind. */
  view: string
}

/** Lists the members who like a list vehicle, and those who dislike it. */
export function ReactionsDialog(props: ReactionsDialogProps) {
  const { projectId, listVehicleId, title, rating, reactions, names, errors, closeTo, view } = props
  const to = (tab: Rating) => listPaths.reactions(projectId, listVehicleId, tab) + view
  return (
    <Dialog title="Reactions" subtitle={title} closeTo={closeTo} size="small">
      <DialogBody>
        <FormErrors errors={errors} />
        <Tabs
          label="Reactions"
          tabs={[
            { label: 'Likes', to: to('like'), isCurrent: rating === 'like', count: reactions.likes },
            { label: 'Dislikes', to: to('dislike'), isCurrent: rating === 'dislike', count: reactions.dislikes },
          ]}
        />
        {names.length === 0 ? (
          <p className="py-6 text-quiet">{NO_REACTIONS_YET[rating]}</p>
        ) : (
          <ul className="divide-y divide-base-300">
            {names.map((name, place) => (
              // two members may have the same name
              <li key={`${name} ${String(place)}`} className="py-3">
                <Name of={name} />
              </li>
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  )
}
