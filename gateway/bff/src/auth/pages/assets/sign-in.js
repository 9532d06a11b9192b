// Shows a password on request; without scripts the form works and the buttons stay hidden.
for (const button of document.querySelectorAll('[data-reveal]')) {
  const password = document.getElementById(button.dataset.reveal);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
  });
}
