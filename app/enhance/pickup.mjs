/** Script of the pickup page, which loads no other: copies an address on a long press or by a button. */
import { registerWorker } from './offline/register-worker.mjs'
import { showToast } from './toast.mjs'

const LONG_PRESS_MS = 1000
const SHOWN_SECONDS = 3

for (const section of document.querySelectorAll('[data-copied]')) {
  const address = section.querySelector('address')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'tap link -ml-2 px-2 text-sm no-print'
  button.textContent = 'Copy address'
  button.addEventListener('click', () => copy(section, address))
  address.after(button)
  copyWhenHeld(section, address)
}

/** Copies when the finger is lifted: some browsers deny clipboard access to timers. */
function copyWhenHeld(section, address) {
  let since = null
  address.addEventListener('pointerdown', (event) => {
    since = event.timeStamp
  })
  address.addEventListener('pointerup', (event) => {
    if (since !== null && event.timeStamp - since >= LONG_PRESS_MS) copy(section, address)
    since = null
  })
  for (const end of ['pointercancel', 'pointerleave']) {
    address.addEventListener(end, () => {
      since = null
    })
  }
}

async function copy(section, address) {
  const text = [...address.children].map((line) => line.textContent).join(', ')
  try {
    await navigator.clipboard.writeText(text)
    showToast(section.dataset.copied, SHOWN_SECONDS)
  } catch {
    // no clipboard, or no permission: select the text, so that the phone's own menu can copy it
    getSelection()?.selectAllChildren(address)
    showToast('Press and hold to copy', SHOWN_SECONDS)
  }
}

/** Reports that the page was opened once it is visible, because email scanners load pages too. */
const opening = document.querySelector('[data-opening]')?.dataset.opening
const reportOpening = () => {
  if (document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', reportOpening)
  fetch(opening, { method: 'POST', body: new URLSearchParams() }).catch(() => {})
}
if (opening) {
  document.addEventListener('visibilitychange', reportOpening)
  reportOpening()
}

registerWorker()
