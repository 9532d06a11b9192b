import { defineMfe, defineSlot } from '@athenaeum/shell-contract';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export { prefetch } from './prefetch';

export const searchSuggestions = defineSlot.lazy(() => import('./features/searchSuggestions'));
