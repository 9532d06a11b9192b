import { create } from 'storybook/theming';
import { darkColors, lightColors } from '../src/theme/values';

/** Storybook's own pages, in the colours of what they show. */
export const themes = { light: themeOf('light', lightColors), dark: themeOf('dark', darkColors) };

function themeOf(base: 'light' | 'dark', colors: typeof lightColors) {
  return create({
    base,
    brandTitle: 'Athenaeum',
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.sunken,
    appContentBg: colors.page,
    appPreviewBg: colors.page,
    appBorderColor: colors.line,
    textColor: colors.ink,
    textMutedColor: colors.ink3,
    barBg: colors.card,
    barTextColor: colors.ink2,
    barSelectedColor: colors.accent,
    barHoverColor: colors.accent,
    inputBg: colors.card,
    inputBorder: colors.control,
    inputTextColor: colors.ink,
  });
}
