// Copy buttons for the bank details. Without this script they stay hidden; everything else works without it.
const statusElement = document.querySelector('[role=status]')
for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.classList.add('done')
    statusElement.textContent = statusElement.dataset.copied
    setTimeout(() => {
      button.classList.remove('done')
      statusElement.textContent = ''
    }, 1500)
  })
}
// Close an open language list on a click outside it.
document.addEventListener('click', event => {
  const open = document.querySelector('details.languages[open]')
  if (open && !open.contains(event.target)) open.open = false
})
