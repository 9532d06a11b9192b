import type { Sort } from '@athenaeum/shared-ui';

export const PAGE_SIZE = 20;

/** The `take` and `skip` of a page. */
export const pageOf = ({ page }: { page: number }) => ({ take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });

/** The order of a query, `{ last_name: 'asc' }`, by the field of a column. */
export const orderOf = <Key extends string, Field extends string>(
  { key, direction }: Sort<Key>,
  fields: Record<Key, Field>,
): { [name in Field]?: 'asc' | 'desc' } =>
  ({ [fields[key]]: direction === 'ascending' ? 'asc' : 'desc' }) as { [name in Field]?: 'asc' | 'desc' };
