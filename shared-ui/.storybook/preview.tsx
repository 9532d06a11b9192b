import type { Preview } from '@storybook/react-webpack5';
import { GlobalStyle } from '../src/theme';
import { FontFaces } from '../src/theme/fonts';

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
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme;
      return (
        <>
          <FontFaces />
          <GlobalStyle />
          <Story />
        </>
      );
    },
  ],
};

export default preview;
