import { box } from './pen/svg'

/** A license plate, lettered too small to be read; `x` is its middle, `y` its lower edge. */
export const plate = (x: number, y: number, w: number, h: number) =>
  box(x - w / 2, y, w, h, 1.4, 'fill="#ece9dd" stroke="#5a6065" stroke-width=".7"') +
  box(x - w / 2 + 2, y + h * 0.3, w - 4, h * 0.4, 0.8, 'fill="#34455e" fill-opacity=".75"')
