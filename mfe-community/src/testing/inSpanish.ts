import { addSentences, addTranslation, readLanguageFrom } from '@athenaeum/messages';
import es from '../messages/es';

/** Has what follows in the test file's `describe` read in Spanish. */
export function inSpanish(): void {
  beforeAll(() => {
    addTranslation('es', es.messages);
    addSentences('es', es.sentences);
  });
  beforeEach(() => readLanguageFrom(() => 'es'));
  afterEach(() => readLanguageFrom(null));
}
