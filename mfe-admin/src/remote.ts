import { defineMfe, definePalette, definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { manifest } from './manifest';
import { pages } from './pages';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export const prefetch = definePrefetch(api, pages);

export const findInArea = definePalette(() => import('./features/palette'));
