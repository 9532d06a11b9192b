import { defineMfe } from '@athenaeum/shell-contract';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export { prefetch } from './prefetch';
