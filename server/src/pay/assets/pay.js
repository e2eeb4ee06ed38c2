// Copy buttons beside the bank details. Without this script the page says and does everything else.
for (const value of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.innerText = '⧉'
  button.setAttribute('aria-label', `Copy ${value.previousElementSibling?.textContent ?? ''}`)
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(value.dataset.copy)
    button.innerText = '✓'
    setTimeout(() => (button.innerText = '⧉'), 1500)
  })
  value.append(' ', button)
}
