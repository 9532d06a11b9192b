import { useMemo } from 'react';
import { useContentSalonChoicesQuery } from './salon.api';
import type { Titles } from './salonChanges';

export interface Choices {
  categories: readonly { value: string; label: string }[];
  tags: readonly { value: string; label: string }[];
  titles: Titles;
  isMissing: boolean;
  retry: () => void;
}

/** The categories and tags to choose from, with their titles. */
export function useChoices(): Choices {
  const { data, isError, refetch } = useContentSalonChoicesQuery({});
  return useMemo(() => {
    const optionsOf = (list: readonly { id: string; title: string }[] | null | undefined) =>
      (list ?? []).map(({ id, title }) => ({ value: id, label: title }));
    const categories = optionsOf(data?.categories?.data);
    const tags = optionsOf(data?.tags?.data);
    return {
      categories,
      tags,
      titles: new Map([...categories, ...tags].map(({ value, label }) => [value, label])),
      isMissing: isError,
      retry: () => void refetch(),
    };
  }, [data, isError, refetch]);
}
