import { defineMfe, definePrefetch, defineSlot } from '@athenaeum/shell-contract';
import { api } from './api';
import { AboutLink } from './features/aboutLink';
import { name, pages } from './pages';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest: { name, pages } });

export const aboutLink = defineSlot(AboutLink);

export const prefetch = definePrefetch(api, pages);
