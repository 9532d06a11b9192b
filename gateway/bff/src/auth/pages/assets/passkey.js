// Signs in with a passkey: by one press, or from what the browser offers in the email field.
{
  const form = document.querySelector('[data-passkey]');
  const problem = form.querySelector('[data-passkey-problem]');
  const webauthn = window.SimpleWebAuthnBrowser;
  // What is signed is good for five minutes.
  const OFFERED_AGAIN = 4 * 60_000;
  let isPressed = false;

  async function sign(useBrowserAutofill) {
    const answer = await fetch(`${form.action}/options`, { method: 'POST' });
    if (!answer.ok) throw new Error('no options');
    const { data: optionsJSON } = await answer.json();
    const signed = await webauthn.startAuthentication({ optionsJSON, useBrowserAutofill });
    form.elements.credential.value = JSON.stringify(signed);
    form.submit();
  }

  async function offer() {
    if (isPressed || !(await webauthn.browserSupportsWebAuthnAutofill())) return;
    // Nobody has asked for anything: what fails here is not told.
    await sign(true).catch(() => undefined);
  }

  async function press(event) {
    event.preventDefault();
    if (isPressed) return;
    isPressed = true;
    problem.textContent = '';
    try {
      await sign(false);
    } catch {
      problem.textContent = form.dataset.failed;
      isPressed = false;
      void offer();
    }
  }

  if (webauthn?.browserSupportsWebAuthn()) {
    form.hidden = false;
    form.addEventListener('submit', press);
    void offer();
    setInterval(offer, OFFERED_AGAIN);
  } else form.remove();
}
