// Makes a passkey by one press, where the browser has them; the page does without otherwise.
{
  const form = document.querySelector('[data-new-passkey]');
  const problem = form.querySelector('[data-passkey-problem]');
  const webauthn = window.SimpleWebAuthnBrowser;
  let isPressed = false;

  async function make() {
    const answer = await fetch(`${form.action}/options`, { method: 'POST' });
    if (!answer.ok) throw new Error('no options');
    const { data: optionsJSON } = await answer.json();
    const made = await webauthn.startRegistration({ optionsJSON });
    form.elements.credential.value = JSON.stringify(made);
    form.submit();
  }

  async function press(event) {
    event.preventDefault();
    if (isPressed) return;
    isPressed = true;
    problem.textContent = '';
    try {
      await make();
    } catch {
      problem.textContent = form.dataset.failed;
      isPressed = false;
    }
  }

  if (webauthn?.browserSupportsWebAuthn()) {
    form.hidden = false;
    // One button is the first choice.
    document.querySelector('[data-app] .button').classList.add('button--outlined');
    form.addEventListener('submit', press);
  } else form.remove();
}
