export const PRODUCT = 'Backlot'
