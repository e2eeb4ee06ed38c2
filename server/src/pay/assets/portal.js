// Adds the selected amounts up for the eye. Without this script everything works: the server computes what is paid.
const language = document.documentElement.lang
for (const form of document.querySelectorAll('form[data-currency]')) {
  const { currency, decimals } = form.dataset
  const output = form.querySelector('output bdi')
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'currency',
    currency,
    useGrouping: 'always',
  })
  const update = () => {
    const chosen = [...form.querySelectorAll('input[data-minor]:checked')]
    const sum = chosen.reduce((total, box) => total + BigInt(box.dataset.minor), 0n)
    const digits = String(sum).padStart(Number(decimals) + 1, '0')
    const point = digits.length - Number(decimals)
    output.textContent = format.format(
      point === digits.length ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`,
    )
    for (const button of form.querySelectorAll('button[name=provider]'))
      button.disabled = chosen.length === 0
  }
  form.addEventListener('change', update)
  update()
}
