import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const DocsFrame = lazy(() => import('./DocsFrame').then((module) => ({ default: module.DocsFrame })));

/** Loaded lazily: the documentation renderer is megabytes that no story needs. */
export const DocsPage = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <DocsFrame {...props} />
  </Suspense>
);
