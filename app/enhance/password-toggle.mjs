/** For pages that load no other script: adds a Show/Hide button to each password field. */
for (const input of document.querySelectorAll('.affix > input[type="password"]')) {
  const button = document.createElement('button')
  const word = document.createElement('span')
  const rest = document.createElement('span')
  button.type = 'button'
  button.className = 'tap px-3 text-sm'
  rest.className = 'sr-only'
  rest.textContent = input.name === 'confirmPassword' ? ' re-typed password' : ' password'
  button.append(word, rest)
  const show = (isShown) => {
    input.type = isShown ? 'text' : 'password'
    word.textContent = isShown ? 'Hide' : 'Show'
    button.setAttribute('aria-pressed', String(isShown))
  }
  button.addEventListener('click', () => show(input.type === 'password'))
  input.form?.addEventListener('submit', () => show(false))
  show(false)
  input.after(button)
}
