/**
 * @jest-environment ./infra/test/dom.environment.cjs
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PASSWORD_STRENGTHS, PRODUCT_WORDS, type PasswordStrength } from '@athenaeum/users-contract';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordPage } from './passwordPages';
import { ESTIMATE_FILES } from './strengthEstimate';

/** The requests of the page, in a page that loads nothing itself. */
let asked: HTMLScriptElement[];

/** Opens the page as a browser does: its scripts run when all of it is there. */
function open(): { password: HTMLInputElement; words: Element; bars: Element } {
  document.documentElement.innerHTML = newPasswordPage();
  asked = [];
  document.head.append = (...nodes) => void asked.push(...(nodes as HTMLScriptElement[]));
  const script = readFileSync(join(__dirname, 'assets/password-strength.js'), 'utf8');
  window.eval(script);
  return {
    password: document.querySelector<HTMLInputElement>('#password')!,
    words: document.querySelector('[role=status]')!,
    bars: document.querySelector('.strength__bars')!,
  };
}

/** The estimate comes, as its files are served. */
async function answer(): Promise<void> {
  for (const script of asked.splice(0)) {
    const library = ESTIMATE_FILES[new URL(script.src).pathname.split('/').pop()!]!;
    window.eval(readFileSync(join(dirname(require.resolve(library)), 'zxcvbn-ts.js'), 'utf8'));
    script.onload!(new Event('load'));
  }
  await settled();
}

const settled = () => new Promise<void>((done) => setTimeout(done));

function type(field: HTMLInputElement, password: string): void {
  field.value = password;
  field.dispatchEvent(new Event('input'));
}

/** What the sign-up page says: the same library, asked by its package. */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const saidAtSignUp = (password: string) =>
  PASSWORD_STRENGTHS[zxcvbn.check(password, [...PRODUCT_WORDS]).score as PasswordStrength];

it.each(['a', 'Password1!', 'Athenaeum2026!', 'Salons2026!', 'qwertyuiop', 'Lanterns&Ledgers7'])(
  'says of %j while it is typed what the sign-up page says',
  async (given) => {
    const { password, words, bars } = open();
    password.focus();
    await answer();
    expect([words.textContent, bars.hasAttribute('hidden')]).toEqual(['', true]);

    type(password, given);

    const said = saidAtSignUp(given);
    expect(words.textContent).toBe(said);
    expect(bars.querySelectorAll('.is-full')).toHaveLength(Object.values(PASSWORD_STRENGTHS).indexOf(said));
    expect(bars.getAttribute('aria-hidden')).toBe('true');
    type(password, '');
    expect([words.textContent, bars.hasAttribute('hidden')]).toEqual(['', true]);
  },
);

it('comes when the field is used, once, and says then what was typed before', async () => {
  const { password, words } = open();
  expect(asked).toEqual([]);
  password.focus();
  password.blur();
  password.focus();
  expect(asked.map(({ src }) => new URL(src).pathname)).toEqual([
    '/api/auth/assets/estimate.js',
    '/api/auth/assets/estimate-words.js',
  ]);
  type(password, 'Lanterns&Ledgers7');
  expect(words.textContent).toBe('');

  await answer();

  expect(words.textContent).toBe('Strength: strong');
});

it('is asked for again when it did not come', async () => {
  const { password, words } = open();
  password.focus();
  for (const script of asked.splice(0)) (script.onerror as (event: Event) => void)(new Event('error'));
  await settled();

  password.blur();
  password.focus();
  await answer();
  type(password, 'Lanterns&Ledgers7');

  expect(words.textContent).toBe('Strength: strong');
});

it('changes the words only when they change, so that they are not read out at every letter', async () => {
  const { password, words } = open();
  password.focus();
  await answer();
  type(password, 'Lanterns&Ledgers7');
  const text = words.firstChild;

  type(password, 'Lanterns&Ledgers78');

  expect(words.firstChild).toBe(text);
});
