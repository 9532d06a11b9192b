import { addSentences, addTranslation } from '@athenaeum/messages';
import { es } from './es';

/** Makes pages and mails known in Spanish. Called again, it changes nothing. */
export function addTranslations(): void {
  addTranslation('es', es.messages);
  addSentences('es', es.sentences);
}
