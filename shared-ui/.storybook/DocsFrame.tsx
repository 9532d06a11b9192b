import type { PropsWithChildren } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themes } from './themes';

/** An element's page of stories and props, light or dark as the toolbar says. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories();
  const theme = story && context.getStoryContext(story).globals.theme === 'dark' ? 'dark' : 'light';
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
