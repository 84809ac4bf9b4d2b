import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import type { Picture } from '~/components/ui/photo'

interface DealDialogProps {
  title: string
  deal: {
    vehicle: { title: string; town: string; picture: Picture | null }
    /** Why nothing can be sent now, or null. */
    refusal: string | null
    closeTo: string
  }
  size?: 'small' | 'large'
  children: ReactNode
}

/** A dialog about a list vehicle, or the message why nothing can be sent. */
export function DealDialog({ title, deal: { vehicle, refusal, closeTo }, size = 'small', children }: DealDialogProps) {
  return (
    <Dialog
      title={title}
      subtitle={`${vehicle.title}, ${vehicle.town}`}
      picture={vehicle.picture}
      closeTo={closeTo}
      size={refusal ? 'small' : size}
    >
      {refusal ? (
        <>
          <DialogBody>
            <Note tone="gone">{refusal}</Note>
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the list" />
        </>
      ) : (
        children
      )}
    </Dialog>
  )
}
