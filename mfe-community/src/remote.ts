import { defineMfe, defineSlot, defineTranslations } from '@athenaeum/shell-contract';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export const membershipBand = defineSlot.lazy(() => import('./features/membershipBand'));

export const translate = defineTranslations({ es: () => import('./messages/es') });

export { prefetch } from './prefetch';
