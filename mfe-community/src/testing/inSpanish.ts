import { addSentences, addTranslation, readLanguageFrom } from '@athenaeum/messages';
import es from '../messages/es';

/** Sets the language to Spanish for the following tests of a `describe`. */
export function inSpanish(): void {
  beforeAll(() => {
    addTranslation('es', es.messages);
    addSentences('es', es.sentences);
  });
  beforeEach(() => readLanguageFrom(() => 'es'));
  afterEach(() => readLanguageFrom(null));
}
