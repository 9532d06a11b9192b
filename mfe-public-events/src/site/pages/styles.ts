import { fontFaces } from '@athenaeum/shared-ui/fonts';
import { baseCss, themeCss } from '@athenaeum/shared-ui/theme';
import type { SheetOfStyles } from '@athenaeum/shell-contract/site';
import type { ResponseContext } from '../responseContext';

/** Styles of every page; in the head, so that the first paint is styled. */
export const commonStyles = ({ settings }: ResponseContext): SheetOfStyles => ({
  css: fontFaces.replaceAll("url('", `url('${settings.base}`) + themeCss + baseCss,
});
