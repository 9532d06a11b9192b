import { addSentences, addTranslation } from '@athenaeum/messages';
import { es } from './es';

addTranslation('es', es.messages);
addSentences('es', es.sentences);

export { acceptedLanguage, inLanguage } from '@athenaeum/messages/server';
