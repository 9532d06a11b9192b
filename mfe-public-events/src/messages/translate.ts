import { defineTranslations } from '@athenaeum/shell-contract';

/** Loads the pages' translation, for the shell and for the standalone site. */
export const translate = defineTranslations({ es: () => import(/* webpackChunkName: "es" */ './es') });
