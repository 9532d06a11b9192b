// Shows the password on request; without scripts the form works and the button stays hidden.
const button = document.querySelector('[data-reveal]');
const password = document.querySelector('#password');

if (button && password) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
}
