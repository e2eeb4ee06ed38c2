// Without this script the total is updated by a button, and a quote is signed by name.
document.documentElement.classList.add('script')
const options = document.querySelector('form.options')
options?.addEventListener('change', () => options.submit())

const canvas = document.querySelector('.pad canvas')
if (canvas) {
  const field = canvas.closest('form').elements.namedItem('signature')
  const ink = canvas.getContext('2d')
  ink.lineWidth = 3
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
  ink.strokeStyle = '#111'
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
