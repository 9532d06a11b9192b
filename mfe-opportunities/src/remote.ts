import { defineMfe, defineTranslations } from '@athenaeum/shell-contract';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export const translate = defineTranslations({ es: () => import('./messages/es') });

export { prefetch } from './prefetch';
