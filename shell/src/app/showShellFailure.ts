import { brand } from '../layout/brand';
import { layoutText } from '../layout/layout.messages';

/** Shown when the shell's own layout failed; uses nothing of it. */
export function showShellFailure(error: unknown): void {
  console.error(error);
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = layoutText.brandAway({ brand });
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = layoutText.reload;
  page.append(title, again);
  document.body.replaceChildren(page);
}
