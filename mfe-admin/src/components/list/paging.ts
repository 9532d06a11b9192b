import type { Sort } from '@athenaeum/shared-ui';

export const PAGE_SIZE = 20;

/** Which rows a page asks the server for. */
export const pageOf = ({ page }: { page: number }) => ({ take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });

/** `{ last_name: 'asc' }`: the order the server is asked for, by the field a column stands for. */
export const orderOf = <Key extends string, Field extends string>(
  { key, direction }: Sort<Key>,
  fields: Record<Key, Field>,
): { [name in Field]?: 'asc' | 'desc' } =>
  ({ [fields[key]]: direction === 'ascending' ? 'asc' : 'desc' }) as { [name in Field]?: 'asc' | 'desc' };
