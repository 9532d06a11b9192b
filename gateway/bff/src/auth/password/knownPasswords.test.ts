import { password } from '@athenaeum/users-contract';
import { createKnownPasswords } from './knownPasswords';

const isKnown = createKnownPasswords({ brand: 'Harbour & Quill' });

/** What the rules alone would take. */
const keepsTheRules = (given: string) => password.safeParse(given).success;

it.each([
  ['as it is, in another case', '1QAZ2wsx#'],
  ['with digits and signs at its end', 'Mustang2026!'],
  ['with digits and signs before it', '!77Mustang'],
  ['with signs for letters', 'Mu$t4ng#12'],
  ['with a sign for its first letter', '$parkY#12'],
  ['with a 1 for an l', 'Ste11a#26'],
  ['twice', 'MustangMustang1!'],
])('knows a breached password %s', async (_how, given) => {
  expect(keepsTheRules(given)).toBe(true);
  expect(await isKnown(given)).toBe(true);
});

it.each(['Athenaeum!2026', 'S@lon2026!', 'Boardroom#99', 'Athenaeum-Salon7!'])(
  'knows %s, which is made of words of the product',
  async (given) => {
    expect(keepsTheRules(given)).toBe(true);
    expect(await isKnown(given)).toBe(true);
  },
);

it('knows the words of the brand of this installation, and not those of another', async () => {
  const elsewhere = createKnownPasswords({ brand: 'Athenaeum' });
  for (const given of ['HarbourQuill#1', 'Harbour&Quill7', 'Qu1llqu1ll!']) {
    expect(await isKnown(given)).toBe(true);
    expect(await elsewhere(given)).toBe(false);
  }
});

it.each([
  'Lanterns&Ledgers7',
  'Another&Password8',
  'Correct-horse-9!',
  'Lq7!walnut-harbour-walnut-harbour',
  'Salon-walnuts-4!',
])('knows nothing of %s', async (given) => {
  expect(await isKnown(given)).toBe(false);
});

it('comes to an end for the longest password, and knows one letter among signs', async () => {
  expect(await isKnown(`${'1'.repeat(29)}a${'!'.repeat(30)}`)).toBe(true);
});
