import type { StorybookConfig } from '@storybook/react-webpack5';
// With file extensions: Storybook leaves resolving these imports to Node.
import { buildSettings } from '../../infra/webpack/freshness.ts';
import { sourceRules } from '../../infra/webpack/sources.ts';

/** The catalogue of elements. No network requests, no telemetry. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [{ from: '../../infra/media/assets/recordings', to: '/recordings' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  // React's warnings are errors in the catalogue, so its site is built with the development build of React.
  env: (variables) => ({ ...variables, NODE_ENV: 'development' }),
  webpackFinal: (webpack) => ({
    ...webpack,
    module: { ...webpack.module, rules: [...(webpack.module?.rules ?? []), ...sourceRules] },
    devtool: false,
    optimization: { ...webpack.optimization, minimize: false, nodeEnv: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: `${process.cwd()}/.cache/webpack`,
      name: `catalogue-${webpack.mode}`,
      version: buildSettings(process.cwd()),
    },
    performance: false,
  }),
};

export default config;
