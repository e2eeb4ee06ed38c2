// Copy buttons beside the bank details. Without this script they stay hidden, and the page says and does all else.
const said = document.querySelector('[role=status]')
for (const button of navigator.clipboard ? document.querySelectorAll('button[data-copy]') : []) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.classList.add('done')
    said.textContent = said.dataset.copied
    setTimeout(() => {
      button.classList.remove('done')
      said.textContent = ''
    }, 1500)
  })
}
// A list of languages left open is in the way.
document.addEventListener('click', event => {
  const open = document.querySelector('details[open]')
  if (open && !open.contains(event.target)) open.open = false
})
