import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CommentsDialog } from '~/components/lists/comments/comments-dialog'
import { NO_REACTIONS } from '~/models/lists/reactions'
import { inRoute } from '../in-route'

const COMMENT = { at: 'today, 4:10 PM', isEdited: false, mayEdit: false, mayDelete: false }

test('comments are below their field, the newest first, and older ones follow', () => {
  render(
    inRoute(
      <CommentsDialog
        projectId="p1"
        listVehicleId="card-1"
        title="1977 Chevrolet Caprice"
        town="Atlanta, GA"
        reactions={{ ...NO_REACTIONS, refusal: null }}
        refusal={null}
        names={[]}
        count={7}
        comments={[
          { ...COMMENT, id: 'c7', author: 'Dana Whitlock', parts: [{ text: 'Two of the five days are standby.' }] },
          { ...COMMENT, id: 'c6', author: 'Mel Ferraro', parts: [{ text: 'Parked by the phone booth.' }] },
        ]}
        next="c6"
        attempt="a1"
        lastResult={undefined}
        closeTo="/projects/p1/list"
        view="?layout=table"
      />,
    ),
  )
  const dialog = screen.getByRole('dialog', { name: '1977 Chevrolet Caprice' })
  const inOrder = [
    within(dialog).getByRole('textbox', { name: 'Comment' }),
    within(dialog).getByRole('heading', { name: '7 comments' }),
    ...within(dialog).getAllByRole('article'),
    within(dialog).getByRole('link', { name: 'View more comments' }),
  ]
  const isAbove = (one: HTMLElement, other: HTMLElement | undefined) =>
    !other || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  expect(inOrder.map((each, index) => isAbove(each, inOrder[index + 1]))).not.toContain(false)
  expect(inOrder.at(-1)?.getAttribute('href')).toBe(
    '/projects/p1/list/card-1/comments?layout=table&through=c6#comment-c6',
  )
})
