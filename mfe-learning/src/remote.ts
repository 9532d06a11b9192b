import {
  defineMfe,
  definePalette,
  definePrefetch,
  defineSlot,
  defineTranslations,
  type Keep,
} from '@athenaeum/shell-contract';
import { api } from './api';
import { name, pages } from './pages';
import { Root } from './Root';

export const translate = defineTranslations({ es: () => import('./messages/es') });

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest: { name, pages } });

export const prefetch = definePrefetch(api, pages);

export const searchSuggestions = defineSlot.lazy(() => import('./features/searchSuggestions'));

export const keep: Keep = async (platform) => (await import('./keeping')).keep(platform);

export const findInArea = definePalette(() => import('./features/palette'));
