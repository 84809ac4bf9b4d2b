import type { ReactNode } from 'react'
import { RETURN_MESSAGES } from '~/models/pickup/return/return-messages'
import type { ReturnView } from '~/services/pickup/return/require-return.server'
import { BUTTON_CLASS } from '../../ui/button-class'
import { Note } from '../../ui/feedback/note'
import { Icon } from '../../ui/icon'
import { PageTitle } from '../../ui/page-title'
import { SubmitButton } from '../../ui/submit-button'
import type { PrintAt } from '../report/report-photo'
import { ReturnSide } from './return-side'
import { ReturnStatements } from './return-statements'

interface ReturnPageProps {
  view: ReturnView
  /** Where whoever reads photographs the return, confirms it and has it on paper. */
  to: { inspection: string; confirmation: string; paper: string; printAt: PrintAt }
  /** What else there is to do. */
  children?: ReactNode
}

/** A vehicle as it was and as it came back, and what both sides say of it. */
export function ReturnPage({ view, to, children }: ReturnPageProps) {
  const { item, compared } = view
  return (
    <>
      <PageTitle
        title="Return"
        lead={`${item.title}, order #${item.orderId}`}
        actions={
          compared.length > 0 && (
            <a className={BUTTON_CLASS.outline} href={to.paper}>
              <Icon name="download" />
              Loss and damage PDF
            </a>
          )
        }
      />
      <ReturnStatements view={view} />
      <Steps view={view} to={to}>
        {children}
      </Steps>
      {compared.map((side) => (
        <ReturnSide key={side.side} {...side} printAt={to.printAt} />
      ))}
    </>
  )
}

/** The photos come first, then what they are confirmed by. */
function Steps({ view: { isFinished, isClosed, hasConfirmed, againstConfirming }, to, children }: ReturnPageProps) {
  const mayConfirm = !hasConfirmed && againstConfirming === null
  return (
    <div className="no-print mt-5 grid gap-3">
      {isClosed && <Note tone="gone">{RETURN_MESSAGES.closed}</Note>}
      {!isFinished && !isClosed && <Note tone="waiting">{RETURN_MESSAGES.unfinished}</Note>}
      <div className="flex flex-wrap gap-2">
        {!isClosed && (
          <a className={isFinished ? BUTTON_CLASS.outline : BUTTON_CLASS.primary} href={to.inspection}>
            <Icon name="camera" />
            {isFinished ? 'Return photos' : 'Take return photos'}
          </a>
        )}
        {mayConfirm && (
          <form method="post" action={to.confirmation}>
            <SubmitButton action={to.confirmation}>CONFIRM RETURN</SubmitButton>
          </form>
        )}
        {children}
      </div>
    </div>
  )
}
