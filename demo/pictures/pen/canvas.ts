/** The size of every drawing, in its own units: 4:3. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 900
