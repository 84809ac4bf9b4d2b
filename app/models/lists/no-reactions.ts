import type { Rating } from '~/models/trade/vocabulary/projects'

/** Shown if nobody has this reaction. */
export const NO_REACTIONS_YET: Record<Rating, string> = { like: 'No likes yet.', dislike: 'No dislikes yet.' }
