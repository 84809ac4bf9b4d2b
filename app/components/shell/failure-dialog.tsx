import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { EXPLANATION } from '~/models/trade/results/shared-messages'

interface FailureDialogProps {
  title: string
  /** Shown if the step failed because of a server error. */
  sentence: string
  closeTo: string
}

/** For a dialog's ErrorBoundary: the error shows only in the dialog, and the page behind stays as it is. */
export function FailureDialog({ title, sentence, closeTo }: FailureDialogProps) {
  const error = useRouteError()
  const text = isRouteErrorResponse(error) ? (error.data?.message ?? explained(error.status) ?? sentence) : sentence
  return (
    <Dialog title={title} closeTo={closeTo} size="small">
      <DialogBody>
        <Note tone="refused" isAlert>
          {text}
        </Note>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="OK" />
    </Dialog>
  )
}

function explained(status: number): string | undefined {
  const explanation = status < 500 ? EXPLANATION[status] : undefined
  return explanation && `${explanation.title}. ${explanation.text}`
}
