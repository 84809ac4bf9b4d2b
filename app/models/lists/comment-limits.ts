/** The number of comments that each click on 'View more comments' adds. */
export const COMMENTS_PAGE_SIZE = 5
/** When this many comments are shown, the next page replaces them. */
export const MAX_COMMENTS_SHOWN = 100
/** In code points, so that an emoji counts as one. */
export const MAX_COMMENT_LENGTH = 2000
/** Between two emails to a member who is mentioned in the comments on one list vehicle. */
export const MENTION_PAUSE_MINUTES = 60
