import {
  defineMfe,
  definePalette,
  definePrefetch,
  defineSlot,
  defineTranslations,
} from '@athenaeum/shell-contract';
import { api } from './api';
import { CreditsWidget } from './features/creditsWidget';
import { name, pages } from './pages';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest: { name, pages } });

export const creditsWidget = defineSlot(CreditsWidget);

export const coachSearch = defineSlot.lazy(() => import('./features/coachSearch'));

export const translate = defineTranslations({ es: () => import('./messages/es') });

export const prefetch = definePrefetch(api, pages);

export const findInArea = definePalette(() => import('./features/palette'));
