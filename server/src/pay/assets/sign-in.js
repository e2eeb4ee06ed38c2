// Solves the challenge of the form and sends it. Browsers hash in secure contexts only; elsewhere the page says to try later.
const form = document.querySelector('form[data-challenge]')
// The name that the button of reCAPTCHA v3 calls with its token in the form.
window.sendForm = () => document.querySelector('form[action$="/code"]').submit()

async function solve() {
  const { solveChallenge } = await import('/pay-assets/altcha/pow.js')
  const { deriveKey } = await import('/pay-assets/altcha/algorithms/web/pbkdf2.js')
  const challenge = JSON.parse(form.dataset.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  const { counter, derivedKey } = solution
  form.elements.captcha.value = btoa(
    JSON.stringify({ challenge, solution: { counter, derivedKey } }),
  )
}

if (form) {
  const button = form.querySelector('button')
  const proving = form.querySelector('[data-proving]')
  button.disabled = true
  proving.hidden = false
  solve().then(
    () => {
      proving.hidden = true
      button.disabled = false
      if ('send' in form.dataset) form.submit()
    },
    () => {
      proving.hidden = true
      form.querySelector('[data-failed]').hidden = false
    },
  )
}
