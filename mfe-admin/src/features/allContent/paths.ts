import { pathOfKind } from '../../components/content';
import type { ContentEntry } from './allContent.api';

/** Recordings are edited where salons are. */
const editedAs = (kind: string) => (kind === 'recordings' ? 'salons' : kind);

export const editPath = ({ kind, id }: ContentEntry): string => `${pathOfKind(editedAs(kind))}/${id}`;

/** Where members see it. */
export const memberPath = ({ kind, slug }: ContentEntry): string => `/${editedAs(kind)}/${slug}`;
