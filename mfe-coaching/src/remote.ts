import { defineMfe, defineSlot } from '@athenaeum/shell-contract';
import { CreditsWidget } from './features/creditsWidget';
import { manifest } from './manifest';
import { Root } from './Root';

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

export const creditsWidget = defineSlot(CreditsWidget);

export const coachSearch = defineSlot.lazy(() => import('./features/coachSearch'));

export { prefetch } from './prefetch';
