/** available: ready, go on. waiting: somebody's turn. booked: dates are held. gone: nothing to do. refused: refused or wrong. */
export type Tone = 'available' | 'waiting' | 'booked' | 'gone' | 'refused'
