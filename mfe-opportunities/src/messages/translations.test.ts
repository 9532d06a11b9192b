import { readLanguageFrom, translateSentence } from '@athenaeum/messages';
import { join } from 'node:path';
import { emptyMessages, readCatalogue, translationFaults } from '@athenaeum/messages/testing';
import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { boardText } from '../features/board/board.messages';
import { stepsText } from '../features/intake/intake.messages';
import { paletteText } from '../features/palette/palette.messages';
import { translations } from '../manifest';
import { translate } from '../remote';
import es from './es';

const catalogue = async () => ({ ...contractCatalogue, ...(await readCatalogue(join(__dirname, '..'))) });

afterEach(() => readLanguageFrom(null));

it('has the titles of its pages in Spanish, as the navigation has its labels', async () => {
  await translate('es', translations!.es);
  readLanguageFrom(() => 'es');

  expect(boardText.title).toBe(translations!.es!.Opportunities);
  expect(stepsText.contact).toBe('Contacto');
  expect(translateSentence('My Applications')).toBe('Mis postulaciones');
  expect(translateSentence('Your posting')).toBe('Tu publicación');
});

it('names its results in the palette in Spanish', async () => {
  await translate('es', translations!.es);
  readLanguageFrom(() => 'es');

  expect(paletteText.roles).toBe('Puestos');
  expect(paletteText.daysLeft({ count: 3 })).toBe('Quedan 3 días');
});

it('translates only existing messages', async () => {
  const faults = translationFaults(await catalogue(), es.messages);

  expect(faults.filter((fault) => !fault.endsWith(': not translated'))).toEqual([]);
});

it('leaves no message empty, and defines each namespace once', async () => {
  expect(emptyMessages(await catalogue())).toEqual([]);
});
