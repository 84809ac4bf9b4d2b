import { cropOf } from '~/models/trade/crop.mjs'

/** Redraws the frame while the crop slider moves, and moves the slider to where the picture is pressed. */
export function adjustCrop() {
  const part = document.querySelector('[data-crop]')
  if (!part) return
  const size = { width: Number(part.dataset.width), height: Number(part.dataset.height) }
  const slider = part.querySelector('input[type=range]')
  const picture = part.querySelector('[data-whole]')
  const frame = picture.querySelector('path')
  picture.addEventListener('click', ({ clientX, clientY }) => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    slider.value = 100 * (slider.name === 'x' ? (clientX - left) / width : (clientY - top) / height)
    show()
  })
  slider.addEventListener('input', show)

  function show() {
    const { left, top, width, height } = cropOf(size, { x: 50, y: 50, [slider.name]: Number(slider.value) })
    frame.setAttribute('d', `M0 0H100V100H0ZM${left} ${top}h${width}v${height}h${-width}Z`)
  }
}
