import { readLanguageFrom, translateSentence } from '@athenaeum/messages';
import { translationFaults } from '@athenaeum/messages/testing';
import { boardText } from '../features/board/board.messages';
import { stepsText } from '../features/intake/intake.messages';
import { translations } from '../manifest';
import { translate } from '../remote';
import { opportunitiesCatalogue } from './catalogue';
import es from './es';

afterEach(() => readLanguageFrom(null));

it('has the titles of its pages in Spanish, as the navigation has its labels', async () => {
  await translate('es', translations!.es);
  readLanguageFrom(() => 'es');

  expect(boardText.title).toBe(translations!.es!.Opportunities);
  expect(stepsText.contact).toBe('Contacto');
  expect(translateSentence('My Applications')).toBe('Mis postulaciones');
  expect(translateSentence('Your posting')).toBe('Tu publicación');
});

it('translates only existing messages', () => {
  const faults = translationFaults(opportunitiesCatalogue, es.messages);

  expect(faults.filter((fault) => !fault.endsWith(': not translated'))).toEqual([]);
});
