import { defineTranslations } from '@athenaeum/shell-contract';

/** The pages in another language than English, for the shell and for the site of its own. */
export const translate = defineTranslations({ es: () => import(/* webpackChunkName: "es" */ './es') });
