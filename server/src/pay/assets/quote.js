// Without this script the total is updated by a button, and a quote is signed by name.
document.documentElement.classList.add('script')
const options = document.querySelector('form.options')
// What was typed and drawn before an option was ticked outlives the page that comes with the new total.
const storage = storageOf(window)
const STORED = `quote ${location.pathname}`
const accepting = document.querySelector('form[action$="/accept"]')
options?.addEventListener('change', () => {
  const { name, signature } = accepting.elements
  const typed = { name: name.value, signature: signature.value, top: scrollY }
  storage?.setItem(STORED, JSON.stringify(typed))
  options.submit()
})
const stored = accepting && JSON.parse(storage?.getItem(STORED) ?? 'null')
storage?.removeItem(STORED)
if (stored) {
  accepting.elements.name.value = stored.name
  accepting.elements.signature.value = stored.signature
  scrollTo(0, stored.top)
}

const canvas = document.querySelector('.pad canvas')
if (canvas) {
  const field = accepting.elements.signature
  const ink = canvas.getContext('2d')
  ink.lineWidth = 3
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
  ink.strokeStyle = '#111'
  ink.stroke(new Path2D(field.value))
  // The server accepts no longer path.
  const MOST = 19_000
  let last
  const pointOf = event => {
    const box = canvas.getBoundingClientRect()
    const at = (value, size, most) => Math.max(0, Math.min(most, Math.round((value / size) * most)))
    return [
      at(event.clientX - box.left, box.width, canvas.width - 1),
      at(event.clientY - box.top, box.height, canvas.height - 1),
    ]
  }
  canvas.addEventListener('pointerdown', event => {
    canvas.setPointerCapture(event.pointerId)
    last = pointOf(event)
    if (field.value.length < MOST) field.value += `M${last.join(' ')}`
    ink.beginPath()
    ink.moveTo(...last)
    event.preventDefault()
  })
  canvas.addEventListener('pointermove', event => {
    if (!last || field.value.length >= MOST) return
    const point = pointOf(event)
    if (point[0] === last[0] && point[1] === last[1]) return
    field.value += `L${point.join(' ')}`
    ink.lineTo(...point)
    ink.stroke()
    last = point
  })
  for (const end of ['pointerup', 'pointercancel'])
    canvas.addEventListener(end, () => (last = undefined))
  document.querySelector('.pad button').addEventListener('click', () => {
    field.value = ''
    ink.clearRect(0, 0, canvas.width, canvas.height)
  })
}

/** A browser that blocks what pages store throws where it is asked for. */
function storageOf(page) {
  try {
    return page.sessionStorage
  } catch {
    return undefined
  }
}
