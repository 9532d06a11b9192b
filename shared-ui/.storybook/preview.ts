import type { Preview } from '@storybook/react-webpack5';
import { baseCss, themeCss } from '../src/theme';
import { fontFaces } from '../src/theme/fonts';
import { DocsPage } from './DocsPage';

// As the product's server does: once in the page's head, not with every story.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: themeCss + fontFaces + baseCss }),
);

const widths = { phone: 320, largePhone: 390, tablet: 820, desktop: 1440 };

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    docs: { container: DocsPage },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Brand', 'Colours', 'Type', 'Space', 'Icons', 'Covers'],
          'Actions',
          'Forms',
          'Navigation',
          'Cards',
          'Feedback',
          'Media',
          'Layout',
          'Patterns',
        ],
      },
    },
  },
  decorators: [
    (story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme;
      return story();
    },
  ],
};

export default preview;
