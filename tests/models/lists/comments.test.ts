import { describe, expect, test } from 'vitest'
import { CommentForm } from '~/models/lists/comment-form'
import { mentionNote } from '~/models/lists/comment-messages'
import { commentParts, mentionsIn } from '~/models/lists/comment-text'
import { checkComment, checkCommentEdit, checkCommentRemoval, isComment } from '~/models/lists/comments'
import type { AccessContext } from '~/models/trade/access/permissions'
import type { RefusalCode } from '~/models/trade/results/outcome'

const VIEWER: AccessContext = {
  applicationRole: 'backlot_renter_application_user',
  projectRole: 'User',
  projectStatus: 'active',
}
const WRITTEN = new Date('2026-11-20T10:00:00Z')
const OWN = { accountId: 'me', createdAt: WRITTEN }
const after = (minutes: number) => new Date(WRITTEN.getTime() + minutes * 60_000)

const MEMBERS = [
  { id: 'mel', firstName: 'Mel', lastName: 'Ferraro' },
  { id: 'ana', firstName: 'Ana', lastName: 'Silva' },
  { id: 'ana-l', firstName: 'Ana', lastName: 'Silva Lopes' },
]

test.each([
  ['listed', null, undefined],
  ['edit_requests', null, undefined],
  ['deleted', null, 'listing-gone'],
  ['listed', WRITTEN, 'vehicle-removed'],
] as const)('commenting on a vehicle that is %s, removed at %s: %s', (listingStatus, removedAt, code) => {
  expect(checkComment({ listingStatus, removedAt }, VIEWER)?.code).toBe(code)
  const closed = { ...VIEWER, projectStatus: 'inactive' } as const
  expect(checkComment({ listingStatus, removedAt }, closed)?.code).toBe('project-closed')
})

test.each<[string, Partial<AccessContext>, string, number, RefusalCode?, RefusalCode?]>([
  ['its author within ten minutes', {}, 'me', 9.9],
  ['its author after ten minutes', {}, 'me', 10, 'undo-expired', 'undo-expired'],
  ['a Project Manager a week later', { projectRole: 'Manager' }, 'other', 10_000, 'comment-not-yours'],
  ['another editor', { projectRole: 'Member' }, 'other', 1, 'comment-not-yours', 'comment-not-yours'],
  ['its author in a closed project', { projectStatus: 'inactive' }, 'me', 1, 'project-closed', 'project-closed'],
])('editing and deleting a comment by %s', (_, access, accountId, minutes, edits, deletes) => {
  const viewer = { id: 'me', access: { ...VIEWER, ...access } }
  const comment = { ...OWN, accountId }
  const place = { listingStatus: 'listed', removedAt: null } as const
  expect(checkCommentEdit(comment, place, viewer, after(minutes))?.code).toBe(edits)
  expect(checkCommentRemoval(comment, viewer, after(minutes))?.code).toBe(deletes)
})

describe('a mention', () => {
  test.each([
    ['@Mel', ['mel']],
    ['(@mel ferraro), @Mel: look', ['mel']],
    ['@Ana Silva Lopes’s', ['ana-l']],
    ['@Ana Silva', ['ana']],
    ['mel@crew.example and @ 5, @Melanie', []],
  ])('in %s is for %j', (text, ids) => expect(mentionsIn(text, MEMBERS).memberIds).toEqual(ids))

  test('of an unknown or ambiguous name gets a note', () => {
    expect(mentionNote(mentionsIn('@Bob and @Ana?', MEMBERS))).toBe(
      '“@Bob” is no member of this project, so nobody was notified. ' +
        'More than one member is called “Ana”. Write @ and the full name to notify one.',
    )
    expect(mentionNote(mentionsIn('@Mel, see mel@crew.example', MEMBERS))).toBeNull()
  })
})

test('keeps line breaks and makes links of web addresses without trailing punctuation', () => {
  expect(commentParts('See https://x.example/a?b=1@Mel.\n\n@Mel javascript:alert(1) http://', MEMBERS)).toEqual([
    { text: 'See ' },
    { text: 'https://x.example/a?b=1@Mel', href: 'https://x.example/a?b=1@Mel' },
    { text: '.\n\n' },
    { text: '@Mel', isMention: true },
    { text: ' javascript:alert(1) http://' },
  ])
})

describe('the comment form checks', () => {
  const attempt = 'f'.repeat(32)
  const problemOf = (comment: string) => CommentForm.safeParse({ comment, attempt }).error?.issues[0]?.message
  test.each([
    ['2,000 emoji', '🚓'.repeat(2000), undefined],
    ['several lines', 'One\r\n\r\nTwo', undefined],
    ['only spaces', ' \n\u200b\t', 'Please enter a valid comment'],
    ['10,000 characters', 'x'.repeat(10_000), 'Please use at most 2,000 characters. This comment has 10,000.'],
  ])('%s', (_, comment, sentence) => expect(problemOf(comment)).toBe(sentence))
})

test.each([
  ['/projects/p/list/v/comments', true],
  ['/projects/p/list/v/comments?vehicle=cap', true],
  ['/projects/p/list/v/comments/c/removal', true],
  ['/projects/p/list/v/removal?vehicle=comments', false],
  [undefined, false],
])('%s is a comment action: %s', (action, expected) => expect(isComment(action)).toBe(expected))
