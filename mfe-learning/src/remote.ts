import { defineMfe, defineSlot, defineTranslations, type PrefetchProps } from '@athenaeum/shell-contract';
import { manifest } from './manifest';
import { Root } from './Root';

export const translate = defineTranslations({ es: () => import('./messages/es') });

export const { bootstrap, mount, unmount } = defineMfe(Root, { manifest });

/** Loaded when a link to it is hovered or focused: Home itself does not need it. */
export const prefetch = async (props: PrefetchProps) => (await import('./prefetch')).prefetch(props);

export const searchSuggestions = defineSlot.lazy(() => import('./features/searchSuggestions'));
