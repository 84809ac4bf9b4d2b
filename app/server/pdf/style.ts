/** All sizes in points, 72 per inch. */
export const PAGE = { size: 'LETTER', width: 612, height: 792 } as const
export const MARGINS = { top: 54, bottom: 60, left: 48, right: 48 } as const

export const CONTENT = {
  left: MARGINS.left,
  right: PAGE.width - MARGINS.right,
  width: PAGE.width - MARGINS.left - MARGINS.right,
  top: MARGINS.top,
  bottom: PAGE.height - MARGINS.bottom,
} as const

export const COLORS = {
  ink: '#1d232e',
  quiet: '#5b6472',
  line: '#d5d9df',
  shade: '#f2f3f5',
  slate: '#272d39',
  amber: '#eda93b',
  paper: '#f6efe0',
} as const

export const SIZES = { title: 20, heading: 13, plain: 9.5, small: 8 } as const

/** Between two blocks, between related parts, and between columns. */
export const GAPS = { block: 14, near: 4, column: 12 } as const
