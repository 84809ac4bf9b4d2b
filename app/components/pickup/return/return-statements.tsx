import type { ReturnView } from '~/services/pickup/return/require-return.server'
import { Note } from '../../ui/feedback/note'

/** What both sides have said, and until when the owner may object. */
export function ReturnStatements({ view: { statements, objectionEnds, isObjectionOver } }: { view: ReturnView }) {
  return (
    <div className="mt-5 grid gap-3">
      {statements.map(({ side, kind, reason, by, at }) => (
        <Note key={side} tone={kind === 'confirmed' ? 'available' : 'refused'}>
          <p>
            {SIDES[side]} {kind === 'confirmed' ? 'confirmed the return' : 'disputed the return'}: <bdi>{by}</bdi>, {at}
            .
          </p>
          {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
        </Note>
      ))}
      {objectionEnds && (
        <Note tone={isObjectionOver ? 'gone' : 'waiting'}>
          {isObjectionOver
            ? `The owner did not dispute the return. The dispute window closed ${objectionEnds}.`
            : `The owner can dispute the return until ${objectionEnds}.`}
        </Note>
      )}
    </div>
  )
}

const SIDES = { renter: 'The production', owner: 'The owner' } as const
