import type { StorybookConfig } from '@storybook/react-webpack5';
// With their endings: Storybook leaves the finding of these files to Node.
import { buildSettings } from '../../infra/webpack/freshness.ts';
import { sourceRules } from '../../infra/webpack/sources.ts';

/** The catalogue of elements. It asks nothing of the network and tells nobody that it runs. */
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
  // What React warns of is an error of the catalogue, so that its site too is built with the React that warns.
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
