// Says how strong a password is while it is typed. What estimates is larger than the page, so it comes when the field is used.
{
  const view = document.querySelector('[data-strength-of]');
  const field = document.getElementById(view.dataset.strengthOf);
  const sentences = JSON.parse(view.dataset.sentences);
  const productWords = JSON.parse(view.dataset.productWords);
  const [bars, words] = view.children;
  let zxcvbn = null;
  let isLoading = false;

  function show() {
    if (!zxcvbn) return;
    const password = field.value;
    const strength = password ? zxcvbn.check(password, productWords).score : 0;
    const sentence = password ? sentences[strength] : '';
    bars.hidden = !password;
    [...bars.children].forEach((bar, index) => bar.classList.toggle('is-full', index < strength));
    // Read out when it changes, and not at every letter.
    if (words.textContent !== sentence) words.textContent = sentence;
  }

  const load = (src) =>
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), {
        src,
        onload: resolve,
        onerror: reject,
      });
      document.head.append(script);
    });

  async function begin() {
    if (zxcvbn || isLoading) return;
    isLoading = true;
    try {
      await Promise.all(JSON.parse(view.dataset.estimate).map(load));
      const { core, 'language-common': common } = window.zxcvbnts;
      zxcvbn = new core.ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
      show();
    } catch {
      // It is advice: the page does without.
      isLoading = false;
    }
  }

  field.addEventListener('focus', begin);
  field.addEventListener('input', show);
  if (document.activeElement === field) void begin();
}
