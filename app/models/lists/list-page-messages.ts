/** What the pages of lists say themselves. What becomes of a form stands apart, because browsers load these words. */
export const LIST_PAGE_MESSAGES = {
  noLists: 'No list found.',
  noListsHint: 'Create list to add vehicle to your project.',
  noListsToChoose: 'No lists found.',
  noRemovedVehicles: 'No removed vehicles.',
  noVehicles: 'No cars found.',
  noVehiclesHint: 'Browse cars to add to your list.',
} as const
