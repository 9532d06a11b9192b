import { defineMfe, defineSlot } from '@athenaeum/shell-contract';
import { AboutLink } from './features/aboutLink';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export const aboutLink = defineSlot(AboutLink);

export { prefetch } from './prefetch';
