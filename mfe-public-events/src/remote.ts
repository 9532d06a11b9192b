import { defineMfe } from '@athenaeum/shell-contract';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export { translate } from './messages/translate';
export { prefetch } from './prefetch';
