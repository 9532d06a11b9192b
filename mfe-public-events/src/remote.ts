import { defineMfe, definePrefetch } from '@athenaeum/shell-contract';
import { api } from './api';
import { name, pages } from './pages';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest: { name, pages } });

export const prefetch = definePrefetch(api, pages);

export { translate } from './messages/translate';
