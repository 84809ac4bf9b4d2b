/** What a member says of a vehicle in a list. */
export const RATINGS = ['like', 'dislike'] as const
