import { addTranslations } from './addTranslations';

addTranslations();

export { acceptedLanguage, inLanguage } from '@athenaeum/messages/server';
